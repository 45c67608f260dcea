/**
 * When the period that holds an instant ends: the first of the account's monthly instants after it.
 *
 * Periods start at the account's creation and renew each month on the same day at the same time, in UTC; a
 * month without that day renews on its last day, and the next one is on the account's own day again.
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

/** Result of a period's beginning. */
export interface Renewal {
  /** Credits of the last period that expire unused. */
  readonly lapsedCredits: number;
  readonly allocationCredits: number;
  readonly renewsAt: Date;
}

/**
 * Begins the period that holds an instant: unused credits of the allocation expire and the plan's take their
 * place, once, however many periods have passed.
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
