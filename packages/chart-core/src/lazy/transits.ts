import type { DerivedChart } from "../chart.js";
import { checkChart } from "../checks/check-chart.js";
import { checkNamedMoment } from "../checks/check-span.js";
import { DAY_MS } from "../days.js";
import { checkTimeScale, type TimeScaleOptions } from "../ephemeris/tt-from-utc.js";
import { type ChartTransits, loadedTransits, type Transits } from "../timeline/transits.js";
import { importTables } from "./import-tables.js";

/**
 * Longer than any search for the next change of a line. No body keeps a line for more than 159 days (Pluto in 1860), and a
 * search looks at most twice as far, and its first 12 days.
 */
const REACH_MS = 366 * DAY_MS;

/**
 * Computes the transits of a moment: the same as `transits` of `chart-core/time`.
 *
 * @param at The moment, UTC.
 * @param chart Left out, or undefined, for the sky alone.
 * @param options Set `timeScale: "utc"` to count leap seconds. By default, UTC is taken as UT1, as in `computeChart`.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`, `INVALID_OPTION`. The promise rejects with it.
 * @throws the error of the platform if a file of the tables cannot be loaded.
 *
 * @example
 * import { transits } from "chart-core/lazy";
 *
 * const sky = await transits(new Date("2026-11-22T12:00Z"));
 * console.log(sky.gates.join(" "), sky.channelsShort);
 */
export function transits(at: Date, chart?: undefined, options?: TimeScaleOptions): Promise<Transits>;
/**
 * Computes the transits of a moment and their effect on a chart.
 *
 * @param at The moment, UTC.
 * @param chart The chart to compare with.
 * @param options Set `timeScale: "utc"` to count leap seconds. By default, UTC is taken as UT1, as in `computeChart`.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`, `INVALID_CHART`, `INVALID_OPTION`. The promise
 *   rejects with it.
 * @throws the error of the platform if a file of the tables cannot be loaded.
 *
 * @example
 * import { computeChart, transits } from "chart-core/lazy";
 *
 * const chart = await computeChart(new Date("1990-09-05T19:17Z"));
 * const effect = await transits(new Date("2026-11-22T12:00Z"), chart);
 * console.log(effect.channels.completed, effect.centersGained);
 */
export function transits(at: Date, chart: DerivedChart, options?: TimeScaleOptions): Promise<ChartTransits>;
/** Computes the transits of a moment, for callers that may or may not have a chart. */
export function transits(
  at: Date,
  chart?: DerivedChart,
  options?: TimeScaleOptions,
): Promise<Transits | ChartTransits>;
/** Implements the three overloads. */
export async function transits(
  at: Date,
  chart?: DerivedChart,
  options?: TimeScaleOptions,
): Promise<Transits | ChartTransits> {
  const atMs = checkNamedMoment(at, "at");
  if (chart !== undefined) checkChart(chart, "chart");
  const timeScale = checkTimeScale(options);
  await importTables(atMs, atMs + REACH_MS);
  // Once more: the chart may have been changed meanwhile.
  if (chart !== undefined) checkChart(chart, "chart");
  return loadedTransits(new Date(atMs), chart, timeScale);
}
