import type { Chart } from "chart-core";
import type * as Lazy from "chart-core/lazy";
import type { CalendarFileOptions } from "../over-time/calendar-file.js";
import { loadOverTime } from "../over-time/load-over-time.js";

/** Charts over time, for a page that shows more than one chart. */
export interface Time
  extends Pick<
    typeof Lazy,
    "certainty" | "chartWindow" | "findReturns" | "shareOf" | "transitChanges" | "transitState" | "transits"
  > {
  /** Writes the calendar of a chart as the text of an iCalendar file. */
  calendarFile(chart: Chart, options: CalendarFileOptions): Promise<string>;
  /** Draws a bodygraph alone as SVG, without columns, arrows and facts. */
  drawBodygraph(chart: Chart, theme: "light" | "dark" | "print"): string;
}

/**
 * Loads charts over time. The tables of other years are loaded with the first call that needs them.
 *
 * @returns The functions of `chart-core/lazy` that {@link Time} names, `calendarFile` and `drawBodygraph`.
 */
export function loadTime(): Promise<Time> {
  return loadOverTime();
}
