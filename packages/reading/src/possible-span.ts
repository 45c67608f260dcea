import type { Span } from "./spread.js";
import { spanAround } from "./spread.js";
import { type ToldTime, timeKindOf } from "./typed-birth.js";

/** Local time at a birthplace, on the date of the birth. */
export interface BirthClock {
  /** The local day, of 23 to 25 hours. */
  readonly day: Span;
  /** Returns the instant of a time of that date; of one that clocks showed twice, that of a half. */
  readonly momentAt: (time: string, half: "earlier" | "later") => Date;
}

/**
 * Returns the time in which a birth may lie; null if it is exact.
 *
 * @param utc The instant for which the chart is drawn.
 */
export function possibleSpan(told: ToldTime, utc: Date, { day, momentAt }: BirthClock): Span | null {
  switch (timeKindOf(told)) {
    case "unknown":
      return day;
    case "about":
      return spanAround(utc, told.aboutMinutes!);
    case "between": {
      const { from, to } = told.between!;
      return { from: momentAt(from, "earlier"), to: to === "24:00" ? day.to : momentAt(to, "later") };
    }
    case "exact":
      return null;
  }
}
