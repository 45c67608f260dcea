import type { Context } from "hono";
import { Failure } from "../../errors/failure.js";
import type { RateLimit, TokenBuckets } from "../../rate-limit/token-bucket.js";
import type { Env } from "../../routing/env.js";

export interface RequestLimitDeps {
  readonly store: TokenBuckets;
  readonly rateLimitPerMinute: number;
  readonly now: () => Date;
}

/** Counts an authenticated request; returns the failure of one too many. */
export type CountRequest = (c: Context<Env>, accountId: string) => Promise<Failure | undefined>;

/**
 * Counts the authenticated requests of each account, whose one key they came with, and says so in the answers'
 * headers.
 *
 * `r` requests may be made at once and, as the bucket only fills, at any time in the next `t` seconds.
 */
export function limitRequests({ store, rateLimitPerMinute, now }: RequestLimitDeps): CountRequest {
  const limit: RateLimit = { requests: rateLimitPerMinute, windowSeconds: 60 };
  const policy = `"default";q=${limit.requests};w=${limit.windowSeconds}`;
  return async (c, accountId) => {
    const { admitted, remaining, retryAfterSeconds } = await store.takeToken(accountId, limit, now());
    const headers = c.get("answerHeaders");
    headers["RateLimit-Policy"] = policy;
    headers["RateLimit"] = `"default";r=${remaining};t=${limit.windowSeconds}`;
    return admitted
      ? undefined
      : new Failure("RATE_LIMIT_EXCEEDED", { headers: { "Retry-After": String(retryAfterSeconds) } });
  };
}
