import { checkChart } from "../checks/check-chart.js";
import { STATION_REACH_MS } from "../timeline/stations.js";
import {
  checkTransitSearch,
  loadedTransitChanges,
  type TransitChange,
  type TransitChangeOptions,
} from "../timeline/transit-changes.js";
import { importTables } from "./import-tables.js";

/**
 * Finds every change of the sky in a span, with or without a chart: the same as `transitChanges` of `chart-core/time`.
 *
 * @param from First moment of the span, UTC.
 * @param to End of the span (exclusive).
 * @param options Level (default: `"gate"`), bodies (default: all), chart and time scale.
 * @returns The changes in order of time.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`, `INVALID_WINDOW`, `INVALID_CHART`, `INVALID_OPTION`. The
 *   promise rejects with it.
 * @throws the error of the platform if a file of the tables cannot be loaded.
 *
 * @example
 * import { transitChanges } from "chart-core/lazy";
 *
 * const from = new Date("2026-12-01T00:00Z");
 * const to = new Date("2027-01-01T00:00Z");
 * const changes = await transitChanges(from, to, { bodies: ["sun", "mercury"] });
 * for (const change of changes) console.log(change.at.toISOString(), change.kind);
 */
export async function transitChanges(
  from: Date,
  to: Date,
  options?: TransitChangeOptions,
): Promise<readonly TransitChange[]> {
  const search = checkTransitSearch(from, to, options);
  const { span, chart } = search;
  await importTables(span.fromMs - STATION_REACH_MS, span.toMs + STATION_REACH_MS);
  // Once more: the chart may have been changed meanwhile.
  if (chart !== undefined) checkChart(chart, "options.chart");
  return loadedTransitChanges(search);
}
