import { bucketParameters, type RateLimit, type TokenResult, tokenResult } from "./token-bucket.js";

/** Maximum number of buckets. Beyond it, the least recently used one is removed, which is likely to be full again. */
const MAX_BUCKETS = 100_000;

/** Time by which a clock goes back if it is set, not adjusted. */
const LEAST_JUMP_MS = 1000;

/** Token buckets in the memory of one process. Each bucket is one number: see {@link bucketParameters}. */
export class MemoryBuckets {
  readonly #fullMs = new Map<string, number>();
  readonly #maxBuckets: number;
  /** Latest moment of the clock. */
  #latestMs = Number.NEGATIVE_INFINITY;

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
    this.#follow(nowMs);
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

  /** Moves all buckets with a clock that was set back: they would count as empty. */
  #follow(nowMs: number): void {
    const backMs = this.#latestMs - nowMs;
    // Clocks that are adjusted go back by milliseconds.
    if (backMs > 0 && backMs < LEAST_JUMP_MS) return;
    this.#latestMs = nowMs;
    if (backMs <= 0) return;
    for (const [bucket, fullMs] of this.#fullMs) this.#fullMs.set(bucket, fullMs - backMs);
  }

  #forgetOldest(): void {
    for (const bucket of this.#fullMs.keys()) {
      this.#fullMs.delete(bucket);
      return;
    }
  }
}
