import { readDate, YEAR_INCOMPLETE } from "./calendar.js";
import {
  type ClockSpan,
  clockSpanOf,
  middleOf,
  readClockSpan,
  readTime,
  splitClockSpan,
} from "./clock-time.js";
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

/** Reads what is told of a time; null if it cannot be read. Two times count as such whatever of a known time is chosen. */
export function readToldTime({ kind, time, until, about }: TimeTexts): ToldTime | null {
  if (kind === "unknown") return { time: null, aboutMinutes: null, between: null };
  const between = readClockSpan(time) ?? (kind === "between" ? clockSpanOf(time, until) : null);
  if (between !== null) return { ...middleOf(between), between };
  const told = kind === "between" ? null : readTime(time);
  if (told === null) return null;
  return { time: told, aboutMinutes: kind === "about" ? readAbout(about) : null, between: null };
}

/** Most minutes that a time may be off. */
const MAX_ABOUT_MINUTES = 720;

/** Reads by how many minutes a time may be off: a choice of the form, or another number of a page's own. */
function readAbout(text: string): number {
  const minutes = Number(text);
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= MAX_ABOUT_MINUTES
    ? minutes
    : USUAL_ABOUT_MINUTES;
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
    return /^(?!\d{4}$)\d+$/.test(plainText(year))
      ? fault("YEAR_INCOMPLETE", "year", YEAR_INCOMPLETE)
      : fault("INVALID_DATE", "day", read.fault ?? "Enter day and year as numbers.");
  if (readToldTime(texts) === null) {
    const typed = splitClockSpan(time);
    if (typed?.every((text) => readTime(text) !== null)) return spanFault("time");
    if (kind !== "between" || plainText(time) === "") return fault("INVALID_TIME", "time", TIME_MISSING);
    const unread = readTime(time) === null ? "time" : readTime(until) === null ? "until" : undefined;
    return unread === undefined ? spanFault("until") : fault("INVALID_TIME", unread, TWO_TIMES);
  }
  return hasPlace
    ? null
    : fault("PLACE_MISSING", "place", "Choose one of the suggestions for the place of birth.");
}

/** Sentence about a time that has been typed out and cannot be read. */
export const TIME_UNREADABLE = "Enter a time such as 21:17 or 9:17 pm.";

const TIME_MISSING = "Enter the time of birth, such as 21:17 or 9:17 pm. If you don't know it, say so above.";

const TWO_TIMES = "Enter two times, such as 21:00 and 22:00.";

/** Sentence about two times that clocks skipped both. */
export const SPAN_SKIPPED = "Clocks skipped the time between these two.";

function spanFault(field: "time" | "until"): BirthFault {
  return fault(
    "INVALID_SPAN",
    field,
    "The second time must be later on that day. Near midnight, choose Roughly.",
  );
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
