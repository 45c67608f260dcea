import type { Context } from "hono";
import { addressKey } from "../../base/address-key.js";
import { MemoryBuckets } from "../../base/memory-buckets.js";
import type { RateLimit } from "../../base/token-bucket.js";
import { Failure } from "../../errors/failure.js";
import type { Env } from "../../routing/env.js";

export interface AddressLimitDeps {
  /** Returns the IP address that a request comes from; undefined if it is unknown, and then nothing is limited. */
  readonly callerAddress: (c: Context<Env>) => string | undefined;
  readonly now: () => Date;
}

/** Returns a failure if the caller's address is over its limit. */
type LimitAddress = (c: Context<Env>) => Failure | undefined;

/**
 * Limits how often each network address may do something, in this process.
 *
 * @param what What is limited, for the message: "Your address sent too many ...".
 */
export function limitAddresses(
  { callerAddress, now }: AddressLimitDeps,
  limit: RateLimit,
  what: string,
): LimitAddress {
  const buckets = new MemoryBuckets();
  return (c) => {
    const address = callerAddress(c);
    if (address === undefined) return undefined;
    const { admitted, retryAfterSeconds } = buckets.takeToken(addressKey(address), limit, now());
    if (admitted) return undefined;
    return new Failure("RATE_LIMIT_EXCEEDED", {
      message: `Your address sent too many ${what}. Try again after the number of seconds in the header Retry-After.`,
      headers: { "Retry-After": String(retryAfterSeconds) },
    });
  };
}
