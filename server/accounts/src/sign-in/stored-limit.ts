import { bucketParameters, type RateLimit, tokenResult } from "chart-http/base";

/** State of a limit that the store keeps for all nodes together, before an attempt. */
export interface LimitState {
  /** Seconds until the next attempt is admitted; 0 if this one is. */
  readonly retryAfterSeconds: number;
  /** State to store now; undefined unless the stored one is of a clock that was ahead. */
  readonly correctedFullMs: number | undefined;
  /** State to store if this attempt counts. */
  readonly nextFullMs: number;
}

/**
 * Returns the state of a limit.
 *
 * @param fullMs Stored state: the instant at which the limit is full again, as {@link bucketParameters} explains. One that
 *   is later than any correct clock could have stored counts as an empty bucket.
 */
export function limitAt(limit: RateLimit, fullMs: number, now: Date): LimitState {
  const nowMs = now.getTime();
  const { intervalMs, latestFullMs, emptyMs } = bucketParameters(limit, nowMs);
  const before = Math.min(Math.max(fullMs, nowMs), emptyMs);
  const admitted = before <= latestFullMs;
  const { retryAfterSeconds } = tokenResult(limit, admitted, before, nowMs);
  return {
    retryAfterSeconds: admitted ? 0 : Math.max(1, retryAfterSeconds),
    correctedFullMs: fullMs > emptyMs ? emptyMs : undefined,
    nextFullMs: before + intervalMs,
  };
}
