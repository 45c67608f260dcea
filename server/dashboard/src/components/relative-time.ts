const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Time after which a date says more than a number of days. */
const LONGEST_MS = 30 * DAY_MS;

/** Writes an instant relative to another, such as "in 3 days"; undefined if over 30 days apart. */
export function relativeTime(at: Date, now: Date): string | undefined {
  const ms = at.getTime() - now.getTime();
  const distance = Math.abs(ms);
  if (distance > LONGEST_MS) return undefined;
  if (distance < 45 * SECOND_MS) return ms > 0 ? "in a moment" : "just now";
  const amount = amountOf(distance);
  return ms > 0 ? `in ${amount}` : `${amount} ago`;
}

function amountOf(ms: number): string {
  // Each unit ends where its rounded number would reach the next one.
  if (ms < 59.5 * MINUTE_MS) return `${Math.max(1, Math.round(ms / MINUTE_MS))} min`;
  if (ms < 23.5 * HOUR_MS) return `${Math.round(ms / HOUR_MS)} h`;
  const days = Math.round(ms / DAY_MS);
  return days === 1 ? "1 day" : `${days} days`;
}
