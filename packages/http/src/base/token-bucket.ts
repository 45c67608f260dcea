/** Number of requests that a bucket admits in a time window. The bucket refills evenly. */
export interface RateLimit {
  readonly requests: number;
  readonly windowSeconds: number;
}

export interface TokenResult {
  readonly admitted: boolean;
  /** Number of further requests that the bucket would admit now. */
  readonly remaining: number;
  /** Seconds until the bucket admits a request for as many tokens; 0 if it would admit one now. */
  readonly retryAfterSeconds: number;
}

export interface TokenBuckets {
  /**
   * Takes the tokens of a request from a bucket. A new bucket is full, and a request that is not admitted takes no token.
   *
   * @param now This process's clock. Buckets that several nodes share use the database's clock instead.
   * @param tokens Number of tokens, by default one; at most as many as the limit has. A negative number gives back what was
   *   taken.
   */
  takeToken(bucket: string, limit: RateLimit, now: Date, tokens?: number): TokenResult | Promise<TokenResult>;
}

/**
 * Returns the parameters of a bucket. A bucket is stored as one number: `fullMs`, the instant at which it will be full
 * again. A request is admitted if `fullMs <= latestFullMs`, and then moves `fullMs` by `intervalMs`:
 *
 *     now          fullMs      latestFullMs    emptyMs
 *     |--------------|--------------|--------------|
 *                                   |<-intervalMs->|
 *
 * An empty bucket is full at `emptyMs`. A later `fullMs` was stored by a clock that was ahead and counts as `emptyMs`, so
 * that no bucket refuses for longer than its refill takes.
 *
 * A request that takes several tokens moves `fullMs` by as many intervals.
 */
export function bucketParameters(
  { requests, windowSeconds }: RateLimit,
  nowMs: number,
  tokens = 1,
): { readonly intervalMs: number; readonly latestFullMs: number; readonly emptyMs: number } {
  const windowMs = windowSeconds * 1000;
  const intervalMs = (windowMs / requests) * tokens;
  // One millisecond of tolerance for rounding errors, because the interval may be a periodic fraction.
  return { intervalMs, latestFullMs: nowMs + windowMs - intervalMs + 1, emptyMs: nowMs + windowMs + 1 };
}

/**
 * Builds the result of a request.
 *
 * @param fullMs Instant at which the bucket will be full again, after this request.
 * @param tokens Number of tokens that the request takes.
 */
export function tokenResult(
  limit: RateLimit,
  admitted: boolean,
  fullMs: number,
  nowMs: number,
  tokens = 1,
): TokenResult {
  const { requests } = limit;
  const { intervalMs, latestFullMs } = bucketParameters(limit, nowMs);
  return {
    admitted,
    // At a high limit the millisecond of tolerance is worth several requests; never report more than the limit.
    remaining: Math.min(requests, Math.max(0, Math.floor((latestFullMs - fullMs) / intervalMs) + 1)),
    retryAfterSeconds: Math.max(
      0,
      Math.ceil((fullMs - bucketParameters(limit, nowMs, tokens).latestFullMs) / 1000),
    ),
  };
}
