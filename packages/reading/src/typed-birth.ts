import { readDate } from "./calendar.js";
import { type ClockSpan, clockSpanOf, middleOf, readClockSpan, readTime } from "./clock-time.js";
import { ABOUT_MINUTES, type TimeKind, USUAL_ABOUT_MINUTES } from "./form-texts.js";
import { plainText } from "./typed-text.js";

/** The told time of a birth. */
export interface ToldTime {
  /** Local time, `HH:MM`, for which the chart is drawn; null if it is not known. */
  readonly time: string | null;
  /** Minutes by which the time may be off either way; null if it is exact or not known. */
  readonly aboutMinutes: number | null;
  /** The times between which the birth lies, of which `time` is the middle; null if no such times are told. */
  readonly between: ClockSpan | null;
}

/** The texts of a form, as they were typed, pasted or sent. */
export interface TimeTexts {
  /** The knowledge of the time; anything else counts as exact. */
  readonly kind: string;
  readonly time: string;
  /** The later one of two times. */
  readonly until: string;
  /** Minutes that an "about" may be off. */
  readonly about: string;
}

/** The texts of a form besides the place. */
export interface BirthTexts extends TimeTexts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** The kinds of what a typed birth lacks, for programs to branch on. */
type BirthFaultCode =
  | "DATE_INCOMPLETE"
  | "YEAR_INCOMPLETE"
  | "INVALID_DATE"
  | "INVALID_TIME"
  | "INVALID_SPAN"
  | "PLACE_MISSING";

/** The first thing that a typed birth lacks. */
export interface BirthFault {
  readonly code: BirthFaultCode;
  /** The field to go to. */
  readonly field: "day" | "month" | "year" | "time" | "until" | "place";
  /** Sentence for people. */
  readonly sentence: string;
}

/** Reads what is told of a time; null if it cannot be read. Two times count as such whatever the kind is. */
export function readToldTime({ kind, time, until, about }: TimeTexts): ToldTime | null {
  if (kind === "unknown") return { time: null, aboutMinutes: null, between: null };
  const between = readClockSpan(time) ?? (kind === "between" ? clockSpanOf(time, until) : null);
  if (between !== null) return { ...middleOf(between), between };
  const told = kind === "between" ? null : readTime(time);
  if (told === null) return null;
  const [minutes] = ABOUT_MINUTES.find(([choice]) => `${choice}` === about) ?? [USUAL_ABOUT_MINUTES];
  return { time: told, aboutMinutes: kind === "about" ? minutes : null, between: null };
}

/**
 * Finds the first thing that a typed birth lacks; null if it is complete.
 *
 * @param hasPlace True if its place, or a time zone, was told.
 */
export function birthFault(texts: BirthTexts, hasPlace: boolean): BirthFault | null {
  const { day, month, year, kind, time, until } = texts;
  const empty = (["day", "month", "year"] as const).find((field) => plainText(texts[field]) === "");
  if (empty !== undefined)
    return fault("DATE_INCOMPLETE", empty, "Enter the day, the month and the year of birth.");
  const read = readDate(day, month, year);
  if (read.date === undefined)
    return plainText(year).length < 4
      ? fault("YEAR_INCOMPLETE", "year", "Write the year with four digits, such as 1990.")
      : fault("INVALID_DATE", "day", read.fault ?? "Enter day and year as numbers.");
  if (readToldTime(texts) === null) {
    if (kind !== "between" || plainText(time) === "") return fault("INVALID_TIME", "time", TIME_MISSING);
    return spanFault(time, until);
  }
  return hasPlace
    ? null
    : fault("PLACE_MISSING", "place", "Choose one of the suggestions for the place of birth.");
}

/** Sentence about a time that has been typed out and cannot be read. */
export const TIME_UNREADABLE = "Enter a time such as 21:17 or 9:17 pm.";

const TIME_MISSING = "Enter the time of birth, such as 21:17 or 9:17 pm. If you don't know it, say so above.";

function spanFault(time: string, until: string): BirthFault {
  const unread = readTime(time) === null ? "time" : readTime(until) === null ? "until" : undefined;
  return unread === undefined
    ? fault(
        "INVALID_SPAN",
        "until",
        "The second time must be later on that day. Near midnight, choose Roughly.",
      )
    : fault("INVALID_TIME", unread, "Enter two times, such as 21:00 and 22:00.");
}

function fault(code: BirthFaultCode, field: BirthFault["field"], sentence: string): BirthFault {
  return { code, field, sentence };
}

/** Returns what is known of a told time. */
export function timeKindOf({ time, aboutMinutes, between }: ToldTime): TimeKind {
  if (time === null) return "unknown";
  return between !== null ? "between" : aboutMinutes !== null ? "about" : "exact";
}

/** Returns the choice of minutes that is nearest to a number of them. */
export function nearestAbout(minutes: number): number {
  const distance = ([choice]: readonly [number, string]) => Math.abs(choice - minutes);
  return [...ABOUT_MINUTES].sort((a, b) => distance(a) - distance(b))[0]![0];
}
