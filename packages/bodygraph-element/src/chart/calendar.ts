import type { Chart } from "chart-core";
import type { TransitChange, TransitChangeOptions } from "chart-core/lazy";
import type { CalendarFileOptions } from "../over-time/calendar-file.js";
import { loadOverTime } from "../over-time/load-over-time.js";

/** The changes of the sky for a chart, as data and as a file. */
export interface ChartCalendar {
  /** Finds the changes of a span: `transitChanges` of `chart-core/lazy`, with the chart. */
  changes(
    from: Date,
    to: Date,
    options?: Omit<TransitChangeOptions, "chart">,
  ): Promise<readonly TransitChange[]>;
  /** Writes the text of a file that calendar applications import. Whoever reads it can work out the birth. */
  file(options: CalendarFileOptions): Promise<string>;
}

/** Returns the calendar of a chart; null for none. Its code is loaded with the first call. */
export function calendarOf(chart: Chart | null): ChartCalendar | null {
  return (
    chart && {
      changes: async (from, to, options) =>
        (await loadOverTime()).transitChanges(from, to, { ...options, chart }),
      file: async (options) => (await loadOverTime()).calendarFile(chart, options),
    }
  );
}
