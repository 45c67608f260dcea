import { readDate, readTime } from "chart-reading";
import type { Fields } from "./fields.js";

/** The first field that a birth lacks. */
interface MissingField {
  readonly field: HTMLElement;
  readonly text: string;
  /** Sentence beside the date; undefined if it says already what is wrong, or is right. */
  readonly dateText?: string;
}

/** Finds the first field that a birth lacks; null if it is complete. */
export function missingField(
  { day, month, year, time, kind, place }: Fields,
  hasPlace: boolean,
): MissingField | null {
  const empty = [day, month, year].find(({ value }) => value.trim() === "");
  if (empty !== undefined) return { field: empty, text: "Enter the day, the month and the year of birth." };
  if (year.value.trim().length < 4)
    return {
      field: year,
      text: "Check the date above.",
      dateText: "Write the year with four digits, such as 1990.",
    };
  if (readDate(day.value.trim(), month.value, year.value.trim()).date === undefined)
    return { field: day, text: "Check the date above." };
  if (kind !== "unknown" && readTime(time.value) === null)
    return {
      field: time,
      text: "Enter the time of birth, such as 21:17 or 9:17 pm. If you don't know it, say so above.",
    };
  return hasPlace
    ? null
    : { field: place.input, text: "Choose one of the suggestions for the place of birth." };
}
