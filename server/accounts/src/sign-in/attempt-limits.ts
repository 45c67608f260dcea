import { bucketKey } from "@chart/base";
import type { RateLimit } from "chart-http/base";
import { addressKey, MemoryBuckets } from "chart-http/base";
import { isEmailAddress } from "../accounts/email-address.js";

const QUARTER_SECONDS = 15 * 60;
/** Limit for one network address: enough for several people behind it. */
const PER_NETWORK: RateLimit = { requests: 50, windowSeconds: QUARTER_SECONDS };
/** Limit for all attempts together: as many passwords as two cores can hash. */
const OVERALL: RateLimit = { requests: 300, windowSeconds: 60 };
/** Limit for one email address from one network: enough for a person who tries several remembered passwords. */
const PER_EMAIL_AND_NETWORK: RateLimit = { requests: 10, windowSeconds: QUARTER_SECONDS };
/**
 * Limit for an action with one email address from anywhere: most of them send an email. Wrong passwords of somebody who
 * signs in have a limit in the store instead, see password-guesses.ts.
 */
const PER_EMAIL: RateLimit = { requests: 20, windowSeconds: QUARTER_SECONDS };

export type AttemptAction = "sign-in" | "second-factor" | "password" | "link" | "/reset" | "/sign-up";

export interface KeptBuckets {
  readonly network: number;
  readonly email: number;
}

/**
 * Limits attempts that could guess a password, an email address or a link, or that send an email. Counts in each process
 * separately. See docs/decisions/0010-dashboard-sign-in.md.
 *
 *     network -> overall -> email from this network -> email from anywhere
 *
 * An attempt beyond a limit does not count for the next ones. So one caller cannot use up the attempts of everybody, and
 * attempts from one network cannot use up those of an account. Only attempts that the overall limit admits make buckets
 * for an email address: too few to evict one that is still in use.
 */
export class AttemptLimits {
  readonly #networks = new MemoryBuckets();
  readonly #emails = new MemoryBuckets();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Numbers of buckets in memory, by what they count. */
  get kept(): KeptBuckets {
    return { network: this.#networks.size, email: this.#emails.size };
  }

  /**
   * Counts one attempt. Returns the seconds until the next one is admitted if this one is not; otherwise undefined.
   *
   * @param action Kind of attempt. An email address has separate limits for each kind.
   * @param email Text as the caller sent it. One that is not an email address belongs to no account and has no limit.
   */
  refusedForSeconds(action: AttemptAction, address: string | undefined, email?: string): number | undefined {
    const now = this.#now();
    for (const [buckets, bucket, limit] of this.#limits(action, address, email)) {
      const { admitted, retryAfterSeconds } = buckets.takeToken(bucket, limit, now);
      if (!admitted) return Math.max(1, retryAfterSeconds);
    }
    return undefined;
  }

  *#limits(
    action: AttemptAction,
    address: string | undefined,
    email: string | undefined,
  ): Generator<readonly [MemoryBuckets, string, RateLimit]> {
    if (address !== undefined) {
      yield [this.#networks, bucketKey("network", addressKey(address)), PER_NETWORK];
    }
    yield [this.#networks, "overall", OVERALL];

    if (email === undefined || !isEmailAddress(email)) return;
    const account = email.toLowerCase();
    if (address !== undefined) {
      // A /48: the attempts of its other customers on the same account are no loss.
      const network = addressKey(address, 48);
      yield [this.#emails, bucketKey(action, account, network), PER_EMAIL_AND_NETWORK];
    }
    if (action !== "sign-in") yield [this.#emails, bucketKey(action, account), PER_EMAIL];
  }
}
