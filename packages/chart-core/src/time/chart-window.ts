import { completeTables } from "../ephemeris/all-parts.js";
import { checkTimeScale, type TimeScaleOptions } from "../ephemeris/tt-from-utc.js";
import { type ChartWindow, checkWindow, loadedWindow } from "../timeline/charts-of-window.js";

/**
 * Computes every chart that a birth within a span of time can have. Use it if the hour or the minute of birth is unknown.
 * {@link ChartWindow} explains the result: `spans`, `changes`, `certain` and `uncertain`.
 *
 * @param from First moment of the span, UTC.
 * @param to End of the span (exclusive), at most 48 hours after `from`.
 * @param options Set `timeScale: "utc"` to count leap seconds. By default, UTC is taken as UT1, as in `computeChart`.
 * @throws ChartInputError `INVALID_MOMENT` if `from` or `to` is not a valid `Date`.
 * @throws ChartInputError `MOMENT_OUT_OF_RANGE` if `from` or `to` lies more than a day outside the years 1800 to 2199.
 * @throws ChartInputError `INVALID_WINDOW` if `from` is not before `to`, or the span is longer than 48 hours.
 * @throws ChartInputError `INVALID_OPTION` if `timeScale` is neither `"ut1"` nor `"utc"`.
 *
 * @example
 * import { chartWindow } from "chart-core/time";
 *
 * const from = new Date("1990-09-05T00:00Z");
 * const to = new Date("1990-09-06T00:00Z");
 * const window = chartWindow(from, to);
 * console.log(window.spans.length, "spans,", window.certain.incarnationCross);
 * for (const { value, share } of window.uncertain.type ?? []) {
 *   console.log(value, share.toFixed(2));
 * }
 */
export function chartWindow(from: Date, to: Date, options?: TimeScaleOptions): ChartWindow {
  const span = checkWindow(from, to);
  const timeScale = checkTimeScale(options);
  completeTables();
  return loadedWindow(span, timeScale);
}
