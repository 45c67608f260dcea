import type { Body } from "../chart.js";
import { completeTables } from "../ephemeris/all-parts.js";
import type { TimeScaleOptions } from "../ephemeris/tt-from-utc.js";
import { checkStationSearch, loadedStations, type Station } from "../timeline/stations.js";

/**
 * Finds the moments at which a body turns retrograde or direct.
 *
 * @param body One of `BODIES`. The Sun, the Earth and the Moon have no stations, the nodes 54 a year.
 * @param from First moment of the span, UTC.
 * @param to End of the span (exclusive).
 * @param options Set `timeScale: "utc"` to count leap seconds. By default, UTC is taken as UT1, as in `computeChart`.
 * @returns The stations in order of time.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`, `INVALID_WINDOW`.
 * @throws ChartInputError `INVALID_OPTION` if `body` or `timeScale` has an unknown value.
 *
 * @example
 * import { stations } from "chart-core/time";
 *
 * const from = new Date("2026-01-01T00:00Z");
 * const to = new Date("2027-01-01T00:00Z");
 * for (const { at, turns } of stations("mercury", from, to)) console.log(at.toISOString(), turns);
 */
export function stations(body: Body, from: Date, to: Date, options?: TimeScaleOptions): readonly Station[] {
  const search = checkStationSearch(body, from, to, options);
  completeTables();
  return loadedStations(search);
}
