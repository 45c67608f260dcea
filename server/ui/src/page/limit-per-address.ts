import { bucketKey, clientAddress } from "@chart/base";
import type { RateLimit } from "chart-http/base";
import { addressKey, MemoryBuckets, RefusalDelay } from "chart-http/base";
import type { MiddlewareHandler } from "hono";
import type { PageEnv } from "./page-env.js";

/** Allows crawlers and offices behind one address. A page takes 2 ms, and charts go first under load. */
export const PAGES_PER_ADDRESS: RateLimit = { requests: 300, windowSeconds: 3 };

export type { RateLimit };

/** Dependencies of limits. */
export interface LimitDeps {
  readonly now: () => Date;
  /** True if a proxy in front of the service sets X-Forwarded-For. */
  readonly trustProxy: boolean;
}

/** Creates a limit of everybody together, in each process separately. It returns true if there is room for one more. */
export function limitTogether({ now }: Pick<LimitDeps, "now">, limit: RateLimit): () => boolean {
  const buckets = new MemoryBuckets();
  return () => buckets.takeToken("all", limit, now()).admitted;
}

/** Creates middleware that limits the requests of a network address, in each process separately. */
export function limitPerAddress(
  { now, trustProxy }: LimitDeps,
  limit: RateLimit,
): MiddlewareHandler<PageEnv> {
  const buckets = new MemoryBuckets();
  const refusals = new RefusalDelay();
  return async (c, next) => {
    const address = clientAddress(c, trustProxy);
    if (address === undefined) return next();
    const bucket = bucketKey("docs", addressKey(address));
    const { admitted, retryAfterSeconds } = buckets.takeToken(bucket, limit, now());
    if (admitted) return next();
    await refusals.pass();
    const seconds = Math.max(1, retryAfterSeconds);
    return c.text(`Too many requests. Try again in ${seconds} s.\n`, 429, { "Retry-After": String(seconds) });
  };
}
