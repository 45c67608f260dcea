import { isBirthDate } from "../../charts/birth-data.js";

const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
] as const;

/** Month numbers by full name and three-letter abbreviation, and by `sept`, which British browsers write. */
const MONTH_NUMBERS: ReadonlyMap<string, number> = new Map([
  ...MONTHS.flatMap((name, index) => [name, name.slice(0, 3)].map((text) => [text, index + 1] as const)),
  ["sept", 9],
]);

/** Day, month name and year, with the same separator twice. */
const DAY_MONTH_YEAR = /^(\d{1,2})([- /])([A-Za-z]+)\2(\d{4}|\d{2})$/;

const FIRST_YEAR = 1800;

/**
 * Reads a date such as `15-Jan-1990`, `5 Sept 90` or `1/March/2000` as `YYYY-MM-DD`. Returns undefined if the text
 * has another form, the date does not exist, or its year is not supported.
 *
 * @param today Current date in UTC. A two-digit year means the latest such date that is not after it.
 */
export function parseDayMonthYear(text: string, today: Date): string | undefined {
  const [, day = "", , monthName = "", year = ""] = DAY_MONTH_YEAR.exec(text) ?? [];
  const month = MONTH_NUMBERS.get(monthName.toLowerCase());
  if (month === undefined) return undefined;

  const dateIn = (fullYear: number | string) =>
    `${fullYear}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (year.length === 4) return isBirthDate(dateIn(year)) ? dateIn(year) : undefined;

  const lastDate = today.toISOString().slice(0, 10);
  const latestCentury = Math.floor(today.getUTCFullYear() / 100) * 100;
  for (let fullYear = latestCentury + Number(year); fullYear >= FIRST_YEAR; fullYear -= 100) {
    const date = dateIn(fullYear);
    if (date <= lastDate && isBirthDate(date)) return date;
  }
  return undefined;
}
