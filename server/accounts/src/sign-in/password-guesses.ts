import { bucketKey } from "@chart/base";
import type { RateLimit } from "chart-http/base";
import { addressKey } from "chart-http/base";

const DAY_SECONDS = 24 * 60 * 60;
/** Limit of wrong passwords for one email address from one network, in browsers that have not signed in before. */
const PER_NETWORK: RateLimit = { requests: 10, windowSeconds: DAY_SECONDS };
/** Limit for the same from anywhere: ten times that of one network, so that it takes ten of them to use it up. */
const FROM_ANYWHERE: RateLimit = { requests: 100, windowSeconds: DAY_SECONDS };
/** Limit for a browser that has signed in before: ten, then one every half hour. */
const KNOWN_BROWSER: RateLimit = { requests: 10, windowSeconds: 5 * 60 * 60 };

export interface GuessOrigin {
  readonly email: string;
  /** Client's IP address, if it is known. */
  readonly address: string | undefined;
  /** Id of the browser if it has signed in as this account before, with the current password. */
  readonly browserId: string | undefined;
}

/** A limit that a guess counts for. */
export interface GuessLimit {
  /** Name of the limit in the store: a hash, so that the store holds no address that somebody has typed. */
  readonly bucket: string;
  readonly limit: RateLimit;
}

/** A password that somebody enters, before it is checked. */
export interface PasswordGuess {
  /** The guess counts for all of them, or for none if one of them refuses it. */
  readonly limits: readonly GuessLimit[];
  readonly at: Date;
}

/**
 * Lists the limits that a guess counts for. A browser that has signed in before has one of its own, so that guesses of
 * others never lock its owner out. Addresses without an account have the same limits as others.
 */
export function guessLimits({ email, address, browserId }: GuessOrigin): readonly GuessLimit[] {
  const account = email.toLowerCase();
  if (browserId !== undefined) {
    return [{ bucket: bucketKey("known-browser", account, browserId), limit: KNOWN_BROWSER }];
  }
  const common = { bucket: bucketKey("password", account), limit: FROM_ANYWHERE };
  if (address === undefined) return [common];
  const network = bucketKey("password", account, addressKey(address, 48));
  return [{ bucket: network, limit: PER_NETWORK }, common];
}
