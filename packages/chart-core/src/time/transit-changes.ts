import { completeTables } from "../ephemeris/all-parts.js";
import {
  checkTransitSearch,
  loadedTransitChanges,
  type TransitChange,
  type TransitChangeOptions,
} from "../timeline/transit-changes.js";

/**
 * Finds every change of the sky in a span: each body that enters a gate, each station, and with a chart each channel and
 * each center that transits begin or cease to add to it. Exact as `findChanges`: each instant is the first millisecond of
 * the new state.
 *
 * The nodes turn 54 times a year; their stations are listed only if `bodies` names them.
 *
 * @param from First moment of the span, UTC.
 * @param to End of the span (exclusive).
 * @param options Level (default: `"gate"`), bodies (default: all; with a list, these alone are the sky), chart and time
 *   scale.
 * @returns The changes in order of time; simultaneous ones in the order of `TRANSIT_CHANGE_KINDS`, then of `BODIES`,
 *   `CHANNELS` or centers.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`.
 * @throws ChartInputError `INVALID_WINDOW` if `from` is not before `to`.
 * @throws ChartInputError `INVALID_CHART` if `chart` is not a chart.
 * @throws ChartInputError `INVALID_OPTION` if `level`, `bodies` or `timeScale` has an unknown value.
 *
 * @example
 * import { computeChart } from "chart-core";
 * import { transitChanges } from "chart-core/time";
 *
 * const chart = computeChart(new Date("1990-09-05T19:17Z"));
 * const from = new Date("2026-12-01T00:00Z");
 * const to = new Date("2026-12-08T00:00Z");
 * for (const change of transitChanges(from, to, { chart })) {
 *   console.log(change.at.toISOString(), change.kind);
 * }
 */
export function transitChanges(
  from: Date,
  to: Date,
  options?: TransitChangeOptions,
): readonly TransitChange[] {
  const search = checkTransitSearch(from, to, options);
  completeTables();
  return loadedTransitChanges(search);
}
