import type { RateLimit } from "chart-http/base";
import { type LimitState, limitAt } from "./stored-limit.js";

/**
 * Limit of wrong codes of a second factor: ten, then one every half hour. Somebody who has the password and guesses
 * for a year finds a code with a probability of 5 %, and the owner gets an email a day meanwhile.
 */
const WRONG_CODES: RateLimit = { requests: 10, windowSeconds: 5 * 60 * 60 };
const NOTICE_INTERVAL_MS = 24 * 60 * 60 * 1000;

/** Returns the state of the limit of wrong codes. */
export function wrongCodesAt(fullMs: number, now: Date): LimitState {
  return limitAt(WRONG_CODES, fullMs, now);
}

/** Returns true if a wrong code makes an email due. A `noticedAt` far ahead is from a wrong clock. */
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
