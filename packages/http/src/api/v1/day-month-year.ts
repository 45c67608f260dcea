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

/** Full names and their first three letters, and `sept`, which British browsers write. */
const NUMBER_OF_MONTH: ReadonlyMap<string, number> = new Map([
  ...MONTHS.flatMap((name, index) => [name, name.slice(0, 3)].map((text) => [text, index + 1] as const)),
  ["sept", 9],
]);

/** Day, month's name and year, twice the same separator between them. */
const FORM = /^(\d{1,2})([- /])([A-Za-z]+)\2(\d{4}|\d{2})$/;

const FIRST_YEAR = 1800;

/**
 * The date `YYYY-MM-DD` that a text such as `15-Jan-1990`, `5 Sept 90` or `1/March/2000` names; undefined
 * where it has another form, or names no day of the years that charts reach.
 *
 * @param today In UTC. Two digits of a year mean the latest such year whose date is not after it.
 */
export function parseDayMonthYear(text: string, today: Date): string | undefined {
  const [, day = "", , monthName = "", year = ""] = FORM.exec(text) ?? [];
  const month = NUMBER_OF_MONTH.get(monthName.toLowerCase());
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
