import { bucketTerms, describeTaken, type RateLimit, type Taken } from "./token-bucket.js";

/** How many buckets are remembered; the one not used for longest, which is the fullest, goes first. */
const MAX_BUCKETS = 100_000;

/** Token buckets of one process. */
export class MemoryBuckets {
  readonly #fullMs = new Map<string, number>();
  readonly #maxBuckets: number;

  constructor(maxBuckets: number = MAX_BUCKETS) {
    this.#maxBuckets = maxBuckets;
  }

  takeToken(bucket: string, limit: RateLimit, now: Date): Taken {
    const nowMs = now.getTime();
    const { intervalMs, latestFullMs } = bucketTerms(limit, nowMs);
    const before = Math.max(this.#fullMs.get(bucket) ?? nowMs, nowMs);
    const admitted = before <= latestFullMs;
    const after = admitted ? before + intervalMs : before;

    // Taken out and put back, so that the map's order is that of their last use.
    this.#fullMs.delete(bucket);
    this.#fullMs.set(bucket, after);
    if (this.#fullMs.size > this.#maxBuckets) this.#forgetOldest();
    return describeTaken(limit, admitted, after, nowMs);
  }

  #forgetOldest(): void {
    for (const bucket of this.#fullMs.keys()) {
      this.#fullMs.delete(bucket);
      return;
    }
  }
}
