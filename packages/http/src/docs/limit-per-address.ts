import type { MiddlewareHandler } from "hono";
import { addressKey } from "../rate-limit/address-key.js";
import { bucketKey } from "../rate-limit/bucket-key.js";
import { MemoryBuckets } from "../rate-limit/memory-buckets.js";
import { RefusalDelay } from "../rate-limit/refusal-delay.js";
import type { RateLimit } from "../rate-limit/token-bucket.js";
import { clientAddress } from "../routing/client-address.js";
import type { DocsDeps, DocsEnv } from "./deps.js";

/** Allows a page with all its pictures, then 20 pages a second, so that crawlers take little time from charts. */
export const PAGES_PER_ADDRESS: RateLimit = { requests: 60, windowSeconds: 3 };

/** Creates middleware that limits the requests of a network address, in each process separately. */
export function limitPerAddress(
  { now, trustProxy }: Pick<DocsDeps, "now" | "trustProxy">,
  limit: RateLimit,
): MiddlewareHandler<DocsEnv> {
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
