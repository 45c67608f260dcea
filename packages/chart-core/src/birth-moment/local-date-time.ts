import { ChartInputError } from "../chart-input-error.js";

const FIRST_YEAR = 1800;
const LAST_YEAR = 2199;

/**
 * The midnight that opens a `YYYY-MM-DD` day of 1800 to 2199 (Gregorian), in seconds since 1970 as if the
 * clock showed UTC.
 *
 * @throws ChartInputError `INVALID_DATE` where it is no such text or no day of the calendar,
 * `DATE_OUT_OF_RANGE` where the year is another.
 */
export function parseDate(date: unknown): number {
  const midnight = typeof date === "string" && /^\d{4}-\d{2}-\d{2}$/.test(date) ? new Date(date) : undefined;
  // Date rolls 30 February over into March.
  if (
    midnight === undefined ||
    Number.isNaN(midnight.getTime()) ||
    midnight.toISOString().slice(0, 10) !== date
  ) {
    throw new ChartInputError({
      code: "INVALID_DATE",
      field: "date",
      received: date,
      expected: "a day of the calendar as YYYY-MM-DD",
    });
  }
  const year = midnight.getUTCFullYear();
  if (year < FIRST_YEAR || year > LAST_YEAR) {
    throw new ChartInputError({
      code: "DATE_OUT_OF_RANGE",
      field: "date",
      received: date,
      expected: `a year from ${FIRST_YEAR} to ${LAST_YEAR}`,
    });
  }
  return midnight.getTime() / 1000;
}

/**
 * The seconds from midnight to an `HH:MM` time of day, 00:00 to 23:59.
 *
 * @throws ChartInputError `INVALID_TIME` where it is no such text.
 */
export function parseTime(time: unknown): number {
  const [, hours, minutes] = (typeof time === "string" && /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time)) || [];
  if (hours === undefined || minutes === undefined) {
    throw new ChartInputError({
      code: "INVALID_TIME",
      field: "time",
      received: time,
      expected: "a time of day from 00:00 to 23:59 as HH:MM",
    });
  }
  return Number(hours) * 3600 + Number(minutes) * 60;
}
