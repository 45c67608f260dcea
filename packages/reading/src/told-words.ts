import { type ClockSpan, readClockSpan, readTime, splitClockSpan } from "./clock-time.js";
import type { ToldTime } from "./typed-birth.js";
import { plainText } from "./typed-text.js";

/** A time as words tell it, or a sentence about what is wrong with them. */
export type ToldWords =
  | {
      readonly told: ToldTime;
      /** Seconds of an exact time, `:SS`; else empty. */
      readonly seconds: string;
    }
  | { readonly fault: string };

const SECONDS = /^\d{1,2}:\d\d(:[0-5]\d)(?:\s*[ap]\.?m\.?)?$/i;
const ABOUT =
  /^(?:about|around|roughly|circa|ca\.?|~)\s*(.+?)(?:\s*(?:~|±|\+-|\+\/-)\s*(\d{1,3}))?$|^(.+?)\s*(?:~|±|\+-|\+\/-)\s*(\d{1,3})(?: ?min(?:utes)?)?$/i;
const USUAL_ABOUT_MINUTES = 30;
const MAX_ABOUT_MINUTES = 720;
const UNKNOWN = /^(?:unknown|\?|-)$/i;

/**
 * Reads a time from one text: exact, `about 21:17`, `21:17~30`, `21:00-22:00`, `before 20:00`, `evening` or `unknown`. Null
 * for other texts.
 */
export function readToldWords(text: string): ToldWords | null {
  const plain = text.trim();
  if (UNKNOWN.test(plain)) return { told: { time: null, aboutMinutes: null, between: null }, seconds: "" };
  const exact = readTime(plain);
  if (exact !== null)
    return {
      told: { time: exact, aboutMinutes: null, between: null },
      seconds: SECONDS.exec(plain)?.[1] ?? "",
    };
  const [, after, minutes, before, minutesAfter] = ABOUT.exec(plain) ?? [];
  const around = readTime(after ?? before ?? "");
  if (around !== null) {
    const aboutMinutes = Number(minutes ?? minutesAfter ?? USUAL_ABOUT_MINUTES);
    if (aboutMinutes < 1 || aboutMinutes > MAX_ABOUT_MINUTES)
      return { fault: `A time may be off by 1 to ${MAX_ABOUT_MINUTES} minutes.` };
    return { told: { time: around, aboutMinutes, between: null }, seconds: "" };
  }
  const between = readClockSpan(plain) ?? readHalfOpen(plain);
  // The middle is only where a picture is drawn; the span itself counts.
  if (between !== null) return { told: { time: between.from, aboutMinutes: null, between }, seconds: "" };
  const typed = splitClockSpan(plain);
  if (typed === null || !typed.every((part) => readTime(part) !== null)) return null;
  return {
    fault: `“${text}” ends before it begins. Past midnight, ask for each day: until 24:00, and from 00:00 of the next.`,
  };
}

/** Reads `before 20:00` and `after 8 pm`. */
function readHalfOpen(text: string): ClockSpan | null {
  const [, side, rest] = /^(before|until|after|since)\s+(.+)$/i.exec(plainText(text)) ?? [];
  const time = rest === undefined ? null : readTime(rest);
  if (time === null) return null;
  return /^[bu]/i.test(side ?? "") ? { from: "00:00", to: time } : { from: time, to: "24:00" };
}
