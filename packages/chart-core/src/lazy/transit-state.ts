import { checkChart } from "../checks/check-chart.js";
import {
  checkTransitState,
  loadedTransitState,
  type TransitOptions,
  type TransitState,
} from "../timeline/transit-state.js";
import { importTables } from "./import-tables.js";

/**
 * Returns where the bodies stand at a moment, and the channels and centers that they add to a chart: the same as
 * `transitState` of `chart-core/time`.
 *
 * @param at The moment, UTC.
 * @param options Bodies (default: all), chart and time scale. Without a chart, there are no channels and no centers.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`, `INVALID_CHART`, `INVALID_OPTION`. The promise rejects
 *   with it.
 * @throws the error of the platform if a file of the tables cannot be loaded.
 *
 * @example
 * import { computeChart, transitState } from "chart-core/lazy";
 *
 * const chart = await computeChart(new Date("1990-09-05T19:17Z"));
 * const state = await transitState(new Date("2026-12-01T00:00Z"), { chart });
 * console.log(state.activations.sun, state.centers);
 */
export async function transitState(at: Date, options?: TransitOptions): Promise<TransitState> {
  const { atMs, ...sky } = checkTransitState(at, options);
  await importTables(atMs);
  // Once more: the chart may have been changed meanwhile.
  if (sky.chart !== undefined) checkChart(sky.chart, "options.chart");
  return loadedTransitState(atMs, sky);
}
