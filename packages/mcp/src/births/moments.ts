import { quoted, ToolFailure } from "../base/tool-failure.js";

const MOMENT = /^(\d{4}-\d\d-\d\d)(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d))?$/i;

/** Form of a moment, for sentences. */
export const MOMENT_FORM =
  "as 2026-12-01T18:30Z or 2026-12-01T19:30+01:00; a date alone is its start in UTC.";

/** Reads a moment of UTC or with its offset; a date alone, if allowed, is its first moment. */
export function readMoment(name: string, text: string, allowsDate: boolean): Date {
  const [, date] = MOMENT.exec(text.trim()) ?? [];
  const isDate = date !== undefined && text.trim().length === date.length;
  if (date === undefined || (isDate && !allowsDate))
    throw new ToolFailure(`${name}: ${quoted(text)} is no moment. Send one with its offset, ${MOMENT_FORM}`);
  const iso = isDate ? `${date}T00:00Z` : text.trim().replace(" ", "T").toUpperCase();
  const moment = new Date(iso.replace(/([+-]\d\d)(\d\d)$/, "$1:$2"));
  const day = new Date(`${date}T00:00Z`);
  if (Number.isNaN(+moment) || Number.isNaN(+day) || day.toISOString().slice(0, 10) !== date)
    throw new ToolFailure(`${name}: ${quoted(text)} does not exist. Check day, hour and minute.`);
  return moment;
}

/** Writes a moment to the minute, for people: `2026-11-30 08:42`. */
export function shortMoment(moment: Date): string {
  return moment.toISOString().slice(0, 16).replace("T", " ");
}
