import { ChartInputError } from "../chart-input-error.js";

const FIRST_YEAR = 1800;
const LAST_YEAR = 2199;

/**
 * Parses a `YYYY-MM-DD` day of 1800 to 2199 (Gregorian). Returns its midnight in seconds since 1970, as if the clock
 * showed UTC.
 *
 * @throws ChartInputError `INVALID_DATE` for other text and for a day that is not in the calendar, `DATE_OUT_OF_RANGE`
 * for another year.
 */
export function parseDate(date: unknown): number {
  const [, year, month, day] = (typeof date === "string" && /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)) || [];
  if (day === undefined || !isDayOfCalendar(Number(year), Number(month), Number(day))) {
    throw new ChartInputError({
      code: "INVALID_DATE",
      field: "date",
      received: date,
      expected: "a day of the calendar as YYYY-MM-DD",
    });
  }
  if (Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) {
    throw new ChartInputError({
      code: "DATE_OUT_OF_RANGE",
      field: "date",
      received: date,
      expected: `a year from ${FIRST_YEAR} to ${LAST_YEAR}`,
    });
  }
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / 1000;
}

const DAYS_OF_MONTHS: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isDayOfCalendar(year: number, month: number, day: number): boolean {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 && isLeapYear ? 29 : (DAYS_OF_MONTHS[month - 1] ?? 0);
  return day >= 1 && day <= days;
}

const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/**
 * Parses an `HH:MM` or `HH:MM:SS` time of day, 00:00 to 23:59:59. Returns the seconds since midnight.
 *
 * @throws ChartInputError `INVALID_TIME` for anything else.
 */
export function parseTime(time: unknown): number {
  const [, hours, minutes, seconds = "0"] = (typeof time === "string" && TIME.exec(time)) || [];
  if (hours === undefined || minutes === undefined) {
    throw new ChartInputError({
      code: "INVALID_TIME",
      field: "time",
      received: time,
      expected: "a time of day from 00:00 to 23:59:59 as HH:MM or HH:MM:SS",
    });
  }
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
