import type { ClockSpan } from "../clock-time.js";
import { type Span, spanAround } from "../spread.js";
import { type ToldTime, timeKindOf } from "../typed-birth.js";
import type { LocalClock } from "./holds.js";

/** Returns the span of hours of a birth's date, or of all of it. Throws INVALID_WINDOW if clocks skipped those hours. */
export type SpanOfHours = (hours?: ClockSpan) => Span;

/**
 * Returns the time in which a birth may lie; null if it is exact.
 *
 * @param utc The instant for which the chart is drawn.
 */
export function possibleSpan(told: ToldTime, utc: Date, spanOfHours: SpanOfHours): Span | null {
  switch (timeKindOf(told)) {
    case "unknown":
      return spanOfHours();
    case "about":
      return spanAround(utc, told.aboutMinutes!);
    case "between":
      return spanOfHours(told.between!);
    case "exact":
      return null;
  }
}

/** The middle of two times, by the clock of their day. */
export interface Middle {
  readonly told: ToldTime;
  /** The half in which the middle lies, of a time that clocks showed twice; else null. */
  readonly disambiguation: "earlier" | "later" | null;
}

/**
 * Finds the middle of the time between two times. On a day on which clocks were changed, it may not be that of the clock.
 *
 * @param momentAt Returns the instant of a time of that day; of one that clocks showed twice, that of a half.
 */
export function middleOfHours(
  between: ClockSpan,
  spanOfHours: SpanOfHours,
  clock: LocalClock,
  momentAt: (time: string, half: "earlier" | "later") => Date,
): Middle {
  const { from, to } = spanOfHours(between);
  const halfMinutes = (+to - +from) / 2 / MINUTE_MS;
  const middle = new Date(+from + Math.floor(halfMinutes) * MINUTE_MS);
  const time = clock(middle).time.slice(0, 5);
  const [earlier, later] = [momentAt(time, "earlier"), momentAt(time, "later")];
  const isTwice = +earlier !== +later;
  return {
    told: { time, aboutMinutes: Math.ceil(halfMinutes), between },
    disambiguation: isTwice ? (+middle < +later ? "earlier" : "later") : null,
  };
}

const MINUTE_MS = 60_000;
