import type { Body } from "../chart.js";
import type { TimeScaleOptions } from "../ephemeris/tt-from-utc.js";
import { checkStationSearch, loadedStations, STATION_REACH_MS, type Station } from "../timeline/stations.js";
import { importTables } from "./import-tables.js";

/**
 * Finds the moments at which a body turns retrograde or direct: the same as `stations` of `chart-core/time`.
 *
 * @param body One of `BODIES`. The Sun, the Earth and the Moon have no stations, the nodes 54 a year.
 * @param from First moment of the span, UTC.
 * @param to End of the span (exclusive).
 * @param options Set `timeScale: "utc"` to count leap seconds. By default, UTC is taken as UT1, as in `computeChart`.
 * @returns The stations in order of time.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`, `INVALID_WINDOW`, `INVALID_OPTION`. The promise rejects
 *   with it.
 * @throws the error of the platform if a file of the tables cannot be loaded.
 *
 * @example
 * import { stations } from "chart-core/lazy";
 *
 * const from = new Date("2026-01-01T00:00Z");
 * const to = new Date("2027-01-01T00:00Z");
 * for (const { at, turns } of await stations("mercury", from, to)) console.log(at.toISOString(), turns);
 */
export async function stations(
  body: Body,
  from: Date,
  to: Date,
  options?: TimeScaleOptions,
): Promise<readonly Station[]> {
  const search = checkStationSearch(body, from, to, options);
  await importTables(search.span.fromMs - STATION_REACH_MS, search.span.toMs + STATION_REACH_MS);
  return loadedStations(search);
}
