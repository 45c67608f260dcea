import { ChartInputError } from "./chart-input-error.js";

/** First supported moment: a day before the year 1800, for birthplaces east of Greenwich. */
export const FIRST_MS: number = Date.UTC(1799, 11, 31);

/** End of the supported moments (exclusive): 2200-01-01 is still supported, for birthplaces west of Greenwich. */
export const END_MS: number = Date.UTC(2200, 0, 2);

/**
 * Checks that a moment is a valid Date in the years of the ephemeris, and returns it as a new Date.
 *
 * @throws ChartInputError `INVALID_MOMENT` or `MOMENT_OUT_OF_RANGE`.
 */
export function checkMoment(utcMoment: Date): Date {
  const ms = millisecondsOf(utcMoment);
  if (Number.isNaN(ms)) {
    throw new ChartInputError({
      code: "INVALID_MOMENT",
      field: "utcMoment",
      received: utcMoment,
      expected: "a valid Date object",
    });
  }
  if (ms < FIRST_MS || ms >= END_MS) {
    throw new ChartInputError({
      code: "MOMENT_OUT_OF_RANGE",
      field: "utcMoment",
      received: utcMoment,
      expected: "a moment in the years 1800 to 2199 or a day on either side of them",
    });
  }
  return new Date(ms);
}

/**
 * Returns a Date's time value, or NaN for anything else. The Date may be from another realm (a test runner's sandbox).
 */
function millisecondsOf(moment: unknown): number {
  try {
    return Date.prototype.getTime.call(moment);
  } catch {
    return Number.NaN;
  }
}
