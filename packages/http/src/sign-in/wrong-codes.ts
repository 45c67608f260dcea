import { bucketParameters, type RateLimit, tokenResult } from "../rate-limit/token-bucket.js";

/**
 * Limit of wrong codes of a second factor: ten, then one every half hour. Somebody who has the password and guesses
 * for a year finds a code with a probability of 5 %, and the owner gets an email a day meanwhile.
 */
const WRONG_CODES: RateLimit = { requests: 10, windowSeconds: 5 * 60 * 60 };
/** Minimum time between two emails to the owner. */
const NOTICE_INTERVAL_MS = 24 * 60 * 60 * 1000;

/** State of the limit before an attempt. */
export interface WrongCodes {
  /** Seconds until the next attempt is admitted; 0 if this one is. */
  readonly retryAfterSeconds: number;
  /** State to store now; undefined unless the stored one is of a clock that was ahead. */
  readonly correctedFullMs: number | undefined;
  /** State to store if the code of this attempt is wrong. */
  readonly nextFullMs: number;
}

/**
 * Returns the state of the limit of wrong codes.
 *
 * @param fullMs Stored state. One that is later than any correct clock could have stored counts as an empty bucket.
 */
export function wrongCodesAt(fullMs: number, now: Date): WrongCodes {
  const nowMs = now.getTime();
  const { intervalMs, latestFullMs, emptyMs } = bucketParameters(WRONG_CODES, nowMs);
  const before = Math.min(Math.max(fullMs, nowMs), emptyMs);
  const admitted = before <= latestFullMs;
  const { retryAfterSeconds } = tokenResult(WRONG_CODES, admitted, before, nowMs);
  return {
    retryAfterSeconds: admitted ? 0 : Math.max(1, retryAfterSeconds),
    correctedFullMs: fullMs > emptyMs ? emptyMs : undefined,
    nextFullMs: before + intervalMs,
  };
}

/**
 * Returns true if a wrong code makes an email due.
 *
 * @param noticedAt Time of the latest one. One that is further ahead than an interval was written by a wrong clock.
 */
export function isNoticeDue(noticedAt: Date | undefined, now: Date): boolean {
  return noticedAt === undefined || Math.abs(now.getTime() - noticedAt.getTime()) >= NOTICE_INTERVAL_MS;
}

/** Time for which a used recovery code that comes again counts as the same form, sent twice or retried. */
const RESEND_MS = 5 * 60 * 1000;

/**
 * Returns true if a recovery code that was just used can be the same form once more. Later, somebody has found a list of
 * codes, and the owner must be told.
 *
 * @param usedAt Time of the use, which another node's clock may have put a little ahead.
 */
export function isResent(usedAt: Date, now: Date): boolean {
  return Math.abs(now.getTime() - usedAt.getTime()) <= RESEND_MS;
}
