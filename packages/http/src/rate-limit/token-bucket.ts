/** Requests that a bucket admits in a window; it refills evenly. */
export interface RateLimit {
  readonly requests: number;
  readonly windowSeconds: number;
}

/** Result of taking a token for one request. */
export interface TokenResult {
  readonly admitted: boolean;
  /** Requests that the bucket would still admit now. */
  readonly remaining: number;
  /** Seconds until it admits the next one; 0 if it does now. */
  readonly retryAfterSeconds: number;
}

/** Token buckets by name. */
export interface TokenBuckets {
  /** Takes one request from a bucket, which is full at first. A request that is not admitted takes nothing. */
  takeToken(bucket: string, limit: RateLimit, now: Date): Promise<TokenResult>;
}

/**
 * Parameters of a bucket that is stored as one number, the instant at which it will be full again: a request is
 * admitted if that instant is not after `latestFullMs`, and moves it by `intervalMs`.
 */
export function bucketParameters(
  { requests, windowSeconds }: RateLimit,
  nowMs: number,
): { readonly intervalMs: number; readonly latestFullMs: number } {
  const windowMs = windowSeconds * 1000;
  const intervalMs = windowMs / requests;
  // The millisecond is for rounding: the interval may be a fraction without end.
  return { intervalMs, latestFullMs: nowMs + windowMs - intervalMs + 1 };
}

/** Derives the result of a request from the instant at which its bucket will be full afterwards. */
export function tokenResult(limit: RateLimit, admitted: boolean, fullMs: number, nowMs: number): TokenResult {
  const { requests } = limit;
  const { intervalMs, latestFullMs } = bucketParameters(limit, nowMs);
  return {
    admitted,
    // The millisecond for rounding holds several requests of a high limit; none is more than the limit.
    remaining: Math.min(requests, Math.max(0, Math.floor((latestFullMs - fullMs) / intervalMs) + 1)),
    retryAfterSeconds: Math.max(0, Math.ceil((fullMs - latestFullMs) / 1000)),
  };
}
