import { bucketParameters, type RateLimit, type TokenResult, tokenResult } from "./token-bucket.js";

/** Maximum number of buckets. Beyond it, the least recently used one is removed, which is likely to be full again. */
const MAX_BUCKETS = 100_000;

/** Token buckets in the memory of one process. Each bucket is one number: see {@link bucketParameters}. */
export class MemoryBuckets {
  readonly #fullMs = new Map<string, number>();
  readonly #maxBuckets: number;

  constructor(maxBuckets: number = MAX_BUCKETS) {
    this.#maxBuckets = maxBuckets;
  }

  /** Number of buckets in memory; never more than the maximum. */
  get size(): number {
    return this.#fullMs.size;
  }

  /** Takes tokens from a bucket. A new bucket is full, and a request that is not admitted takes no token. */
  takeToken(bucket: string, limit: RateLimit, now: Date, tokens = 1): TokenResult {
    const nowMs = now.getTime();
    const { intervalMs, latestFullMs, emptyMs } = bucketParameters(limit, nowMs, tokens);
    const before = Math.min(Math.max(this.#fullMs.get(bucket) ?? nowMs, nowMs), emptyMs);
    const admitted = before <= latestFullMs;
    const after = admitted ? before + intervalMs : before;

    // Deleting the entry first moves it to the end: the map is then in the order of last use.
    this.#fullMs.delete(bucket);
    this.#fullMs.set(bucket, after);
    if (this.#fullMs.size > this.#maxBuckets) this.#forgetOldest();
    return tokenResult(limit, admitted, after, nowMs, tokens);
  }

  #forgetOldest(): void {
    for (const bucket of this.#fullMs.keys()) {
      this.#fullMs.delete(bucket);
      return;
    }
  }
}
