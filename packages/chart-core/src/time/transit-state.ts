import { completeTables } from "../ephemeris/all-parts.js";
import {
  checkTransitState,
  loadedTransitState,
  type TransitOptions,
  type TransitState,
} from "../timeline/transit-state.js";

/**
 * Returns the state from which the changes of `transitChanges` go on: where the bodies stand, and the channels and centers
 * that they add to a chart.
 *
 * @param at The moment, UTC.
 * @param options Bodies (default: all), chart and time scale. Without a chart, there are no channels and no centers.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`, `INVALID_CHART`, `INVALID_OPTION`.
 *
 * @example
 * import { computeChart } from "chart-core";
 * import { transitState } from "chart-core/time";
 *
 * const chart = computeChart(new Date("1990-09-05T19:17Z"));
 * const state = transitState(new Date("2026-12-01T00:00Z"), { chart });
 * console.log(state.activations.sun, state.channels, state.centers);
 */
export function transitState(at: Date, options?: TransitOptions): TransitState {
  const { atMs, ...sky } = checkTransitState(at, options);
  completeTables();
  return loadedTransitState(atMs, sky);
}
