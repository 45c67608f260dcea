/** How many requests a bucket admits in a window; it refills evenly. */
export interface RateLimit {
  readonly requests: number;
  readonly windowSeconds: number;
}

/** What became of one request. */
export interface Taken {
  readonly admitted: boolean;
  /** Whole requests that the bucket would still admit at once. */
  readonly remaining: number;
  /** After how many seconds it admits the next one; 0 where it does now. */
  readonly retryAfterSeconds: number;
}

/** Buckets, each with a name of its own; all of a name share one. */
export interface TokenBuckets {
  /** Takes one request from a bucket, which is full at first. A request that is not admitted takes nothing. */
  takeToken(bucket: string, limit: RateLimit, now: Date): Promise<Taken>;
}

/**
 * The terms in which a bucket is one number, the instant at which it will be full again: a request is
 * admitted where that instant is not after `latestFullMs`, and moves it by `intervalMs`.
 */
export function bucketTerms(
  { requests, windowSeconds }: RateLimit,
  nowMs: number,
): { readonly intervalMs: number; readonly latestFullMs: number } {
  const windowMs = windowSeconds * 1000;
  const intervalMs = windowMs / requests;
  // The millisecond is for rounding: the interval may be a fraction without end.
  return { intervalMs, latestFullMs: nowMs + windowMs - intervalMs + 1 };
}

/** Tells what became of a request from when its bucket, afterwards, will be full. */
export function describeTaken(limit: RateLimit, admitted: boolean, fullMs: number, nowMs: number): Taken {
  const { requests } = limit;
  const { intervalMs, latestFullMs } = bucketTerms(limit, nowMs);
  return {
    admitted,
    // The millisecond for rounding holds several requests of a high limit; none is more than the limit.
    remaining: Math.min(requests, Math.max(0, Math.floor((latestFullMs - fullMs) / intervalMs) + 1)),
    retryAfterSeconds: Math.max(0, Math.ceil((fullMs - latestFullMs) / 1000)),
  };
}
