import type { Body } from "../chart.js";
import { completeTables } from "../ephemeris/all-parts.js";
import type { TimeScaleOptions } from "../ephemeris/tt-from-utc.js";
import { loadedCrossings, type Pass } from "../timeline/passes.js";

/**
 * Finds every pass of a body over a longitude, both direct and retrograde, in order of time.
 *
 * @param body One of `BODIES`.
 * @param longitudeDeg Apparent geocentric longitude, degrees in [0, 360).
 * @param from First moment of the span, UTC.
 * @param to End of the span (exclusive).
 * @param options Set `timeScale: "utc"` to count leap seconds. By default, UTC is taken as UT1, as in `computeChart`.
 * @returns The passes in order of time; none if the body does not reach the longitude.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`.
 * @throws ChartInputError `INVALID_WINDOW` if `from` is not before `to`.
 * @throws ChartInputError `INVALID_OPTION` if `body` is not one of {@link BODIES}, or `timeScale` has an unknown value.
 * @throws ChartInputError `INVALID_ANGLE` if `longitudeDeg` is not a number in [0, 360).
 *
 * @example
 * import { crossingsOf } from "chart-core/time";
 *
 * // Gate 41 begins at 302 degrees. The year of the wheel begins when the Sun
 * // gets there.
 * const from = new Date("2027-01-01T00:00Z");
 * const to = new Date("2028-01-01T00:00Z");
 * const passes = crossingsOf("sun", 302, from, to);
 * console.log(passes.length, passes[0]?.at.toISOString(), passes[0]?.direction);
 */
export function crossingsOf(
  body: Body,
  longitudeDeg: number,
  from: Date,
  to: Date,
  options?: TimeScaleOptions,
): readonly Pass[] {
  completeTables();
  return loadedCrossings(body, longitudeDeg, from, to, options);
}
