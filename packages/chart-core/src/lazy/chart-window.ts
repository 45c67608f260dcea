import { checkTimeScale, type TimeScaleOptions } from "../ephemeris/tt-from-utc.js";
import { type ChartWindow, checkWindow, loadedWindow } from "../timeline/charts-of-window.js";
import { importTables } from "./import-tables.js";

/**
 * Computes every chart that a birth within a span of time can have: the same as `chartWindow` of `chart-core/time`.
 *
 * @param from First moment of the span, UTC.
 * @param to End of the span (exclusive), at most 48 hours after `from`.
 * @param options Set `timeScale: "utc"` to count leap seconds. By default, UTC is taken as UT1, as in `computeChart`.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`, `INVALID_WINDOW`. The promise rejects with it.
 * @throws ChartInputError `INVALID_OPTION` if `timeScale` is neither `"ut1"` nor `"utc"`.
 * @throws the error of the platform if a file of the tables cannot be loaded.
 *
 * @example
 * import { chartWindow } from "chart-core/lazy";
 *
 * const from = new Date("1990-09-05T00:00Z");
 * const to = new Date("1990-09-06T00:00Z");
 * const { spans, certain } = await chartWindow(from, to);
 * console.log(spans.length, "spans,", certain.incarnationCross);
 */
export async function chartWindow(from: Date, to: Date, options?: TimeScaleOptions): Promise<ChartWindow> {
  const span = checkWindow(from, to);
  const timeScale = checkTimeScale(options);
  await importTables(span.fromMs, span.toMs);
  return loadedWindow(span, timeScale);
}
