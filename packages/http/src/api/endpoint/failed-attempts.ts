import type { Context } from "hono";
import type { RateLimit } from "../../base/token-bucket.js";
import type { Failure } from "../../errors/failure.js";
import type { Env } from "../../routing/env.js";
import { type AddressLimitDeps, limitAddresses } from "./address-limit.js";

/** Limit per address: far above typing errors, far below the number of tries that guessing a key takes. */
const FAILED_ATTEMPTS: RateLimit = { requests: 60, windowSeconds: 60 };

/** Counts a failed authentication; returns the failure to respond with. */
export type CountFailedAttempt = (c: Context<Env>, failure: Failure) => Failure;

/**
 * Limits the failed authentications of each address in this process; over the limit they get a 429. A valid key always
 * works, because several callers may share an address.
 */
export function limitFailedAttempts(deps: AddressLimitDeps): CountFailedAttempt {
  const limit = limitAddresses(deps, FAILED_ATTEMPTS, "requests without a valid API key");
  return (c, failure) => limit(c) ?? failure;
}
