import { checkSpan } from "../checks/check-span.js";
import { END_MS, FIRST_MS } from "../moment.js";

/** Longest event, three days; what lasts longer is shown as the moment of its beginning. */
export const LONGEST_EVENT_MS: number = 3 * 86_400_000;

/** A half-open span of time. */
export interface CalendarSpan {
  /** First moment. */
  readonly from: Date;
  /** End (exclusive). */
  readonly to: Date;
}

/**
 * Returns the span to search for the events of a calendar: from the beginning of its first year of UTC, so that events
 * are counted as in every other calendar, to three days after its end, so that its last events have an end.
 *
 * @param from First moment of the calendar, UTC.
 * @param to End of the calendar (exclusive).
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`, `INVALID_WINDOW`.
 *
 * @example
 * import { calendarSpan } from "chart-core/calendar";
 *
 * const { from, to } = calendarSpan(new Date("2026-12-01T00:00Z"), new Date("2027-02-01T00:00Z"));
 * console.log(from.toISOString(), to.toISOString());
 */
export function calendarSpan(from: Date, to: Date): CalendarSpan {
  const { fromMs, toMs } = checkSpan(from, to);
  const yearMs = Date.UTC(new Date(fromMs).getUTCFullYear(), 0, 1);
  return {
    from: new Date(Math.max(yearMs, FIRST_MS)),
    to: new Date(Math.min(toMs + LONGEST_EVENT_MS, END_MS)),
  };
}
