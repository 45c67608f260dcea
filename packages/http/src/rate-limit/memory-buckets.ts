import { bucketParameters, type RateLimit, type TokenResult, tokenResult } from "./token-bucket.js";

/** Maximum number of buckets; the one used longest ago, which is the fullest, goes first. */
const MAX_BUCKETS = 100_000;

/** Token buckets of one process. */
export class MemoryBuckets {
  readonly #fullMs = new Map<string, number>();
  readonly #maxBuckets: number;

  constructor(maxBuckets: number = MAX_BUCKETS) {
    this.#maxBuckets = maxBuckets;
  }

  takeToken(bucket: string, limit: RateLimit, now: Date): TokenResult {
    const nowMs = now.getTime();
    const { intervalMs, latestFullMs } = bucketParameters(limit, nowMs);
    const before = Math.max(this.#fullMs.get(bucket) ?? nowMs, nowMs);
    const admitted = before <= latestFullMs;
    const after = admitted ? before + intervalMs : before;

    // Deleted and set again, so that the map is ordered by last use.
    this.#fullMs.delete(bucket);
    this.#fullMs.set(bucket, after);
    if (this.#fullMs.size > this.#maxBuckets) this.#forgetOldest();
    return tokenResult(limit, admitted, after, nowMs);
  }

  #forgetOldest(): void {
    for (const bucket of this.#fullMs.keys()) {
      this.#fullMs.delete(bucket);
      return;
    }
  }
}
