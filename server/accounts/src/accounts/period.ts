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

/** Returns the start of the period that contains an instant. */
export function periodStart(createdAt: Date, instant: Date): Date {
  const end = periodEnd(createdAt, instant);
  return monthsAfter(createdAt, monthNumber(end) - monthNumber(createdAt) - 1);
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Maximum time until the end of a period: a month of 31 days, and a day by which a renewal may have come too early. */
const MAX_PERIOD_MS = 32 * DAY_MS;

/** Returns the latest instant at which the current period of any account can end. */
export function latestPeriodEnd(now: Date): Date {
  return new Date(now.getTime() + MAX_PERIOD_MS);
}

/** Correction of a period that was renewed while the clock was ahead. */
export interface PeriodCorrection {
  readonly renewsAt: Date;
  readonly detail: string;
}

/**
 * Returns the correction of a period that ends too far ahead, after which the account would not renew for months or
 * years; undefined if the period is right. A clock that is behind the account's creation corrects nothing.
 */
export function correctPeriod(
  { createdAt, renewsAt }: { readonly createdAt: Date; readonly renewsAt: Date },
  now: Date,
): PeriodCorrection | undefined {
  if (renewsAt <= latestPeriodEnd(now) || now < createdAt) return undefined;
  const corrected = periodEnd(createdAt, now);
  return {
    renewsAt: corrected,
    detail: `period end ${renewsAt.toISOString()} to ${corrected.toISOString()}`,
  };
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
