import type { Context } from "hono";
import { Failure } from "../failure.js";
import type { RateLimit, TokenBuckets } from "../rate-limit/token-bucket.js";
import type { Env } from "./env.js";

export interface RequestLimitDeps {
  readonly store: TokenBuckets;
  readonly rateLimitPerMinute: number;
  readonly now: () => Date;
}

/**
 * Counts an authenticated request of an account, whose one key it came with, and says so in the answer's
 * headers; returns the failure of a request too many.
 *
 * `r` requests may be made at once and, as the bucket only fills, at any time in the next `t` seconds.
 */
export async function countRequest(
  c: Context<Env>,
  { store, rateLimitPerMinute, now }: RequestLimitDeps,
  accountId: string,
): Promise<Failure | undefined> {
  const limit: RateLimit = { requests: rateLimitPerMinute, windowSeconds: 60 };
  const { admitted, remaining, retryAfterSeconds } = await store.takeToken(accountId, limit, now());
  c.header("RateLimit-Policy", `"default";q=${limit.requests};w=${limit.windowSeconds}`);
  c.header("RateLimit", `"default";r=${remaining};t=${limit.windowSeconds}`);
  return admitted
    ? undefined
    : new Failure("RATE_LIMIT_EXCEEDED", { headers: { "Retry-After": String(retryAfterSeconds) } });
}
