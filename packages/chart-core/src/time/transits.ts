import type { DerivedChart } from "../chart.js";
import { checkChart } from "../checks/check-chart.js";
import { checkNamedMoment } from "../checks/check-span.js";
import { completeTables } from "../ephemeris/all-parts.js";
import { checkTimeScale, type TimeScaleOptions } from "../ephemeris/tt-from-utc.js";
import { type ChartTransits, loadedTransits, type Transits } from "../timeline/transits.js";

/**
 * Computes the transits of a moment: its thirteen activations, without a design side, and the gates, channels and centers
 * that they form.
 *
 * @param at The moment, UTC.
 * @param chart Left out, or undefined, for the sky alone.
 * @param options Set `timeScale: "utc"` to count leap seconds. By default, UTC is taken as UT1, as in `computeChart`.
 * @throws ChartInputError `INVALID_MOMENT` or `MOMENT_OUT_OF_RANGE`.
 * @throws ChartInputError `INVALID_OPTION` if `timeScale` is neither `"ut1"` nor `"utc"`.
 *
 * @example
 * import { transits } from "chart-core/time";
 *
 * const sky = transits(new Date("2026-11-22T12:00Z"));
 * console.log(sky.gates.join(" "), sky.channelsShort);
 */
export function transits(at: Date, chart?: undefined, options?: TimeScaleOptions): Transits;
/**
 * Computes the transits of a moment and their effect on a chart.
 *
 * @param at The moment, UTC.
 * @param chart The chart to compare with.
 * @param options Set `timeScale: "utc"` to count leap seconds. By default, UTC is taken as UT1, as in `computeChart`.
 * @throws ChartInputError `INVALID_MOMENT` or `MOMENT_OUT_OF_RANGE`.
 * @throws ChartInputError `INVALID_CHART` if `chart` is not a chart.
 * @throws ChartInputError `INVALID_OPTION` if `timeScale` is neither `"ut1"` nor `"utc"`.
 *
 * @example
 * import { computeChart } from "chart-core";
 * import { transits } from "chart-core/time";
 *
 * const chart = computeChart(new Date("1990-09-05T19:17Z"));
 * const effect = transits(new Date("2026-11-22T12:00Z"), chart);
 * console.log(effect.channels.completed, effect.centersGained);
 */
export function transits(at: Date, chart: DerivedChart, options?: TimeScaleOptions): ChartTransits;
/** Computes the transits of a moment, for callers that may or may not have a chart. */
export function transits(
  at: Date,
  chart?: DerivedChart,
  options?: TimeScaleOptions,
): Transits | ChartTransits;
/** Implements the three overloads. */
export function transits(
  at: Date,
  chart?: DerivedChart,
  options?: TimeScaleOptions,
): Transits | ChartTransits {
  const atMs = checkNamedMoment(at, "at");
  if (chart !== undefined) checkChart(chart, "chart");
  const timeScale = checkTimeScale(options);
  completeTables();
  return loadedTransits(new Date(atMs), chart, timeScale);
}
