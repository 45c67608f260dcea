import { plainText } from "./typed-text.js";

/** Two local times between which a birth lies, `HH:MM`, the first below the second, which is `24:00` at most. */
export interface ClockSpan {
  readonly from: string;
  readonly to: string;
}

/** Time for which a birth without a time is drawn. */
export const NOON = "12:00";

/** End of a day. */
export const DAY_END = "24:00";

/** Words for times, also after the figure that they stand for: `noon`, `12 noon`, `12:00 noon`. */
const WORDS = /^(?:12(?:[:.]00)? )?(?:noon|midday)$|^(?:(?:00?|12)(?:[:.]00)? )?midnight$/;

/**
 * Hours, minutes, seconds, which do not count, and the half of the day:
 *
 *     21:17   2117   21.17   21h17   21:17:00   21:17 Uhr   9:17 pm   9:17 p. m.   9p
 */
const TIME =
  /^(\d{1,2})(?: ?[:.h∶ ] ?(\d\d)|(\d\d))?(?::([0-5]\d)(?:\.\d+)?)?(?: ?(?:h|hrs?|uhr|uur))?(?: ?([ap])(?:\.? ?m\.?|\.)?)?$/;

/**
 * Reads a local time as people type and paste it, in 24 or 12 hours, as `HH:MM`. `noon` is 12:00, `midnight` 00:00, the
 * start of the day. Null for any other text, an hour alone without am or pm among them.
 */
export function readTime(text: string): string | null {
  const plain = plainText(text).toLowerCase();
  if (WORDS.test(plain)) return plain.endsWith("midnight") ? "00:00" : NOON;
  const [, hours, apart, joined, , half] = TIME.exec(plain) ?? [];
  const minutes = apart ?? joined;
  if (hours === undefined || Number(minutes ?? 0) > 59) return null;
  const hour = hourOf(Number(hours), half, minutes !== undefined);
  return hour === null ? null : `${`${hour}`.padStart(2, "0")}:${minutes ?? "00"}`;
}

/** Returns the hour of a day; null if it contradicts its half, or is none. */
function hourOf(hour: number, half: string | undefined, hasMinutes: boolean): number | null {
  if (hour >= 1 && hour <= 12 && half !== undefined) return (hour % 12) + (half === "p" ? 12 : 0);
  // Of 24 hours: `21:17`, and with its half all the same `21:17 pm`, `00:30 am`.
  const isRight = half === undefined || half === (hour < 12 ? "a" : "p");
  return hasMinutes && hour < 24 && isRight ? hour : null;
}

/** Words and signs between two times. */
const SPAN = /^(?:(?:between|from) )?(.+?) ?(?:[-‐‒–—−]| (?:and|to|until|till) ) ?(.+)$/;

/** Parts of a day as people name them, with room on both sides. */
const DAY_PARTS: Readonly<Record<string, ClockSpan>> = {
  morning: { from: "05:00", to: "12:00" },
  afternoon: { from: "12:00", to: "18:00" },
  evening: { from: "17:00", to: DAY_END },
};

/**
 * Reads two times between which a birth lies: `between 21:00 and 22:00`, `21:00-22:00`, `9 to 10 pm`, `evening`. Null for any other
 * text, also if the second time is not later than the first.
 */
export function readClockSpan(text: string): ClockSpan | null {
  const [, part] = /^(?:(?:in )?the )?(\w+)$/.exec(plainText(text).toLowerCase()) ?? [];
  if (part !== undefined && Object.hasOwn(DAY_PARTS, part)) return DAY_PARTS[part]!;
  const texts = splitClockSpan(text);
  return texts === null ? null : clockSpanOf(...texts);
}

/** Splits a text into those of two times, which may be no times; null if it is no such text. */
export function splitClockSpan(text: string): readonly [string, string] | null {
  const [, first, second] = SPAN.exec(plainText(text).toLowerCase().replace(/\.$/, "")) ?? [];
  return first === undefined || second === undefined ? null : [first, second];
}

/** Reads two times between which a birth lies from two texts. */
export function clockSpanOf(first: string, second: string): ClockSpan | null {
  const read = readTime(second);
  const to = read === "00:00" || plainText(second) === DAY_END ? DAY_END : read;
  if (to === null) return null;
  // Of "9 to 10 pm" both are pm, of "11 to 1 pm" the first is not.
  const [, half] = HALF.exec(plainText(second).toLowerCase()) ?? [];
  const told =
    half === undefined ? [first] : [`${first} ${to === DAY_END ? "p" : half}m`, first, `${first} am`];
  const from = told.map(readTime).find((time) => time !== null && time < to);
  return from == null ? null : { from, to };
}

/** The half of the day at the end of a time. */
const HALF = /([ap])(?:\.? ?m)?\.?$/;

/** Returns the middle of two times, in whole minutes, and the minutes that reach from there to both. */
export function middleOf({ from, to }: ClockSpan): { readonly time: string; readonly aboutMinutes: number } {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const length = minutes(to) - minutes(from);
  const middle = minutes(from) + Math.floor(length / 2);
  const two = (value: number) => `${value}`.padStart(2, "0");
  return { time: `${two(Math.floor(middle / 60))}:${two(middle % 60)}`, aboutMinutes: Math.ceil(length / 2) };
}

/** Writes a time in both ways: `21:17, that is 9:17 pm`. */
export function timeInWords(time: string): string {
  const start = time === "00:00" ? ", the start of that day" : "";
  return `${time}, that is ${inHalves(time)}${start}`;
}

/** Writes two times in both ways: `21:00 to 22:00, that is 9:00 pm to 10:00 pm`. */
export function clockSpanInWords({ from, to }: ClockSpan): string {
  const end = to === DAY_END ? "midnight, the end of that day" : inHalves(to);
  return `${from} to ${to}, that is ${inHalves(from)} to ${end}`;
}

/** Writes a time in twelve hours: `9:17 pm`. */
export function inHalves(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? "am" : "pm"}`;
}
