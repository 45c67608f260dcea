import { CommandFailure } from "../terminal/failure.js";

const YEAR = /^\d{4}$/;
const DATE = /^\d{4}-\d\d-\d\d$/;
const LOCAL = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/;
const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/i;

/** Reads the moment of an option: a date of UTC, or a date and time, of UTC unless it has an offset. */
export function momentOption(name: string, text: string): Date {
  const iso = YEAR.test(text)
    ? `${text}-01-01T00:00Z`
    : DATE.test(text)
      ? `${text}T00:00Z`
      : LOCAL.test(text)
        ? `${text}Z`
        : MOMENT.test(text)
          ? text
          : "";
  const moment = new Date(iso.replace(" ", "T"));
  const date = new Date(`${iso.slice(0, 10)}T00:00Z`);
  if (Number.isNaN(+moment) || Number.isNaN(+date) || date.toISOString().slice(0, 10) !== iso.slice(0, 10))
    throw new CommandFailure(`${name}: “${text}” is no moment. Write 2026-01-01, or 2026-01-01T12:00Z.`);
  const year = moment.getUTCFullYear();
  if (year < 1800 || year > 2199) {
    const isEnd = iso === "2200-01-01T00:00Z";
    if (!isEnd) throw new CommandFailure(`${name}: positions reach from 1800 to 2199.`);
  }
  return moment;
}

/** Writes a moment to the minute: `2026-11-30 08:42`. */
export function shortMoment(moment: Date): string {
  return moment.toISOString().slice(0, 16).replace("T", " ");
}
