import type { Context } from "hono";
import type { RateLimit } from "../../base/token-bucket.js";
import { Failure } from "../../errors/failure.js";
import type { Access } from "../../ports/access.js";
import type { Env } from "../../routing/env.js";

export interface RequestLimitDeps {
  readonly access: Pick<Access, "takeToken">;
  readonly rateLimitPerMinute: number;
  /** Prefix of the buckets' names, for a limit that is counted apart from that of the other endpoints. */
  readonly bucketPrefix?: string;
  readonly now: () => Date;
}

/**
 * Takes the tokens of an authenticated request; returns a failure if the account is over its limit.
 *
 * @param tokens Number of tokens. A request that needs more than the limit holds takes all of them.
 */
export type TakeRequestTokens = (
  c: Context<Env>,
  accountId: string,
  tokens: number,
) => Promise<Failure | undefined>;

/**
 * Limits the authenticated requests of each account and reports the limit in response headers. `RateLimit` says that
 * `r` requests are left now. The bucket is full again after at most `t` seconds.
 */
export function limitRequests({
  access,
  rateLimitPerMinute,
  bucketPrefix = "",
  now,
}: RequestLimitDeps): TakeRequestTokens {
  const limit: RateLimit = { requests: rateLimitPerMinute, windowSeconds: 60 };
  const policy = `"default";q=${limit.requests};w=${limit.windowSeconds}`;
  return async (c, accountId, tokens) => {
    const { admitted, remaining, retryAfterSeconds } = await access.takeToken(
      bucketPrefix + accountId,
      limit,
      now(),
      Math.min(tokens, limit.requests),
    );
    const headers = c.get("answerHeaders");
    headers["RateLimit-Policy"] = policy;
    headers["RateLimit"] = `"default";r=${remaining};t=${limit.windowSeconds}`;
    return admitted
      ? undefined
      : new Failure("RATE_LIMIT_EXCEEDED", { headers: { "Retry-After": String(retryAfterSeconds) } });
  };
}
