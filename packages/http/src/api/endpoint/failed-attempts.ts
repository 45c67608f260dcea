import type { Context } from "hono";
import { addressKey } from "../../base/address-key.js";
import { MemoryBuckets } from "../../base/memory-buckets.js";
import type { RateLimit } from "../../base/token-bucket.js";
import { Failure } from "../../errors/failure.js";
import type { Env } from "../../routing/env.js";

/** Limit per address: far above typing errors, far below the number of tries that guessing a key takes. */
const FAILED_ATTEMPTS: RateLimit = { requests: 60, windowSeconds: 60 };

/** Counts a failed authentication; returns the failure to respond with. */
export type CountFailedAttempt = (c: Context<Env>, failure: Failure) => Failure;

/**
 * Limits the failed authentications of each address in this process; over the limit they get a 429. A valid key always
 * works, because several callers may share an address.
 */
export function limitFailedAttempts({
  callerAddress,
  now,
}: {
  /** Returns the IP address that a request comes from; undefined if it is unknown, and then nothing is limited. */
  readonly callerAddress: (c: Context<Env>) => string | undefined;
  readonly now: () => Date;
}): CountFailedAttempt {
  const attempts = new MemoryBuckets();
  return (c, failure) => {
    const address = callerAddress(c);
    if (address === undefined) return failure;
    const { admitted, retryAfterSeconds } = attempts.takeToken(addressKey(address), FAILED_ATTEMPTS, now());
    return admitted
      ? failure
      : new Failure("RATE_LIMIT_EXCEEDED", {
          message:
            "Your address sent too many requests without a valid API key. Try again after the number of seconds in the header Retry-After.",
          headers: { "Retry-After": String(retryAfterSeconds) },
        });
  };
}
