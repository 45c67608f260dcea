import { plainText } from "./typed-text.js";

/** Names of the months. */
export const MONTHS: readonly string[] = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Years that chart-core computes. */
const FIRST_YEAR = 1800;
const LAST_YEAR = 2199;

/** Sentence about a year with other than four digits. */
export const YEAR_INCOMPLETE = "Write the year with four digits, such as 1990.";

/** A date or an error message; neither while the date is incomplete. */
export interface ReadDate {
  /** `YYYY-MM-DD`. */
  readonly date?: string;
  readonly fault?: string;
}

/**
 * Reads the three fields of a date as people type and paste them.
 *
 * @param month Number of the month; empty if none is chosen.
 */
export function readDate(day: string, month: string, year: string): ReadDate {
  const [d, m, y] = [plainText(day).replace(/(?:\.|st|nd|rd|th)$/i, ""), plainText(month), plainText(year)];
  if (/^\d{5,}$/.test(y)) return { fault: YEAR_INCOMPLETE };
  if (!(/^\d{1,2}$/.test(d) && /^\d{1,2}$/.test(m) && /^\d{4}$/.test(y)))
    return /^\d{0,2}$/.test(d) && /^\d{0,4}$/.test(y) ? {} : { fault: "Enter day and year as numbers." };
  if (Number(y) < FIRST_YEAR || Number(y) > LAST_YEAR)
    return { fault: `Enter a year from ${FIRST_YEAR} to ${LAST_YEAR}.` };
  const name = MONTHS[Number(m) - 1];
  if (name === undefined) return { fault: "Choose a month." };
  const days = new Date(Date.UTC(Number(y), Number(m), 0)).getUTCDate();
  if (Number(d) < 1 || Number(d) > days) return { fault: `${name} ${y} has ${days} days.` };
  return { date: `${y}-${m.padStart(2, "0")}-${d.padStart(2, "0")}` };
}

/** Writes a date in words, such as `5 September 1990`. */
export function dateInWords(date: string): string {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  return `${day} ${MONTHS[month - 1]} ${year}`;
}

/** Writes a date in short, such as `5 Sep 1990`, or `5 Sep` without its year. */
export function shortDate(date: string, hasYear = true): string {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  return `${day} ${MONTHS[month - 1]!.slice(0, 3)}${hasYear ? ` ${year}` : ""}`;
}

/** Returns the weekday of a date. */
export function weekdayOf(date: string): string {
  return WEEKDAYS[new Date(`${date}T00:00Z`).getUTCDay()]!;
}

/** Writes an offset such as `+02:00` or `-04:56:02`. */
export function offsetText(offsetSeconds: number): string {
  const two = (value: number) => `${Math.floor(value)}`.padStart(2, "0");
  const size = Math.abs(offsetSeconds);
  const seconds = size % 60 === 0 ? "" : `:${two(size % 60)}`;
  return `${offsetSeconds < 0 ? "-" : "+"}${two(size / 3600)}:${two((size / 60) % 60)}${seconds}`;
}
