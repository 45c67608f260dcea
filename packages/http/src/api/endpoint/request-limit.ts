import type { Context } from "hono";
import { Failure } from "../../errors/failure.js";
import type { RateLimit, TokenBuckets } from "../../rate-limit/token-bucket.js";
import type { Env } from "../../routing/env.js";

/** Dependencies of {@link limitRequests}. */
export interface RequestLimitDeps {
  readonly store: TokenBuckets;
  readonly rateLimitPerMinute: number;
  /** Prefix of the buckets' names, for a limit that is counted apart from that of the other endpoints. */
  readonly bucketPrefix?: string;
  readonly now: () => Date;
}

/** Takes a token for an authenticated request; returns a failure if the account is over its limit. */
export type TakeRequestToken = (c: Context<Env>, accountId: string) => Promise<Failure | undefined>;

/**
 * Limits the authenticated requests of each account and reports the limit in response headers. `RateLimit` says that
 * `r` requests are left now. The bucket is full again after at most `t` seconds.
 */
export function limitRequests({
  store,
  rateLimitPerMinute,
  bucketPrefix = "",
  now,
}: RequestLimitDeps): TakeRequestToken {
  const limit: RateLimit = { requests: rateLimitPerMinute, windowSeconds: 60 };
  const policy = `"default";q=${limit.requests};w=${limit.windowSeconds}`;
  return async (c, accountId) => {
    const { admitted, remaining, retryAfterSeconds } = await store.takeToken(
      bucketPrefix + accountId,
      limit,
      now(),
    );
    const headers = c.get("answerHeaders");
    headers["RateLimit-Policy"] = policy;
    headers["RateLimit"] = `"default";r=${remaining};t=${limit.windowSeconds}`;
    return admitted
      ? undefined
      : new Failure("RATE_LIMIT_EXCEEDED", { headers: { "Retry-After": String(retryAfterSeconds) } });
  };
}
