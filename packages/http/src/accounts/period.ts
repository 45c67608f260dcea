/**
 * Returns the end of the period that contains an instant.
 *
 * Periods start at the account's creation and renew each month on the same day at the same time, in UTC. In a month
 * without that day, the account renews on the last day; the month after, on its own day again.
 */
export function periodEnd(createdAt: Date, instant: Date): Date {
  let months = Math.max(0, monthNumber(instant) - monthNumber(createdAt));
  let end = monthsAfter(createdAt, months);
  while (end <= instant) end = monthsAfter(createdAt, ++months);
  return end;
}

function monthNumber(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function monthsAfter(date: Date, months: number): Date {
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const result = new Date(date);
  result.setUTCFullYear(year, month, Math.min(date.getUTCDate(), lastDay));
  return result;
}

/** Values of an account after its period was renewed. */
export interface Renewal {
  /** Unused credits of the old period, which expire. */
  readonly lapsedCredits: number;
  /** Credits that the plan allots for the new period. */
  readonly allocationCredits: number;
  /** End of the new period. */
  readonly renewsAt: Date;
}

/**
 * Begins the period that contains `now`. Unused credits of the allocation expire, and the plan's credits replace them.
 * An account that was idle for several periods gets one allocation, not one for each.
 */
export function renewPeriod(
  { createdAt, allocationCredits }: { readonly createdAt: Date; readonly allocationCredits: number },
  planCredits: number,
  now: Date,
): Renewal {
  return {
    lapsedCredits: allocationCredits,
    allocationCredits: planCredits,
    renewsAt: periodEnd(createdAt, now),
  };
}
