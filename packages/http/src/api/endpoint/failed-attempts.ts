import type { Context } from "hono";
import { Failure } from "../../errors/failure.js";
import { countedAddress } from "../../rate-limit/counted-address.js";
import { MemoryBuckets } from "../../rate-limit/memory-buckets.js";
import type { RateLimit } from "../../rate-limit/token-bucket.js";
import { clientAddress } from "../../routing/client-address.js";
import type { Env } from "../../routing/env.js";

/** Far more than a person mistypes, far fewer than a search for keys needs. */
const FAILED_ATTEMPTS: RateLimit = { requests: 60, windowSeconds: 60 };

/** Counts a failed authentication; returns what answers it. */
export type CountFailedAttempt = (c: Context<Env>, failure: Failure) => Failure;

/**
 * Counts the failed authentications of each address, in this process. Over the limit they are answered by
 * 429; a valid key, which others behind the same address may have, always goes on working.
 */
export function limitFailedAttempts({
  trustProxy,
  now,
}: {
  readonly trustProxy: boolean;
  readonly now: () => Date;
}): CountFailedAttempt {
  const attempts = new MemoryBuckets();
  return (c, failure) => {
    const address = clientAddress(c, trustProxy);
    if (address === undefined) return failure;
    const { admitted, retryAfterSeconds } = attempts.takeToken(
      countedAddress(address),
      FAILED_ATTEMPTS,
      now(),
    );
    return admitted
      ? failure
      : new Failure("RATE_LIMIT_EXCEEDED", {
          message: "Too many requests without a valid API key came from this address; try again later.",
          headers: { "Retry-After": String(retryAfterSeconds) },
        });
  };
}
