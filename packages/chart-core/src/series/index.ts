/**
 * The entry `chart-core/series`: the slow model from which the tables of all charts are made. It needs the package
 * `astronomia`, version 4.
 *
 * @example
 * import { ttFromUtc } from "chart-core";
 * import { longitudeDeg } from "chart-core/series";
 *
 * const ttDays = ttFromUtc(new Date("1990-09-05T19:17:00Z"));
 * console.log(longitudeDeg("sun", ttDays));
 *
 * @module
 */
import { ChartInputError } from "../chart-input-error.js";
import { EPHEMERIS_BODIES, type EphemerisBody } from "../ephemeris/table/ephemeris-body.js";
import { END_TT_DAYS, FIRST_TT_DAYS, isInTable } from "../ephemeris/table/table-span.js";
import { longitudeDeg as apparentLongitudeDeg } from "./longitude.js";

export { ChartInputError } from "../chart-input-error.js";
export type { EphemerisBody } from "../ephemeris/table/ephemeris-body.js";

/**
 * Returns the apparent geocentric longitude of a body by the direct series model: degrees in [0, 360), true ecliptic
 * and equinox of date. The Moon's ascending node is the osculating one.
 *
 * The model is the source of all tables, and slow (about a millisecond). Its errors are in docs/accuracy.md.
 *
 * @param body The body. The earth and the south node are opposite the Sun and the north node.
 * @param ttDays Days of Terrestrial Time since J2000.0 (JD 2451545.0 TT), 1799-09-01 to 2200-02-01.
 * @returns Degrees in [0, 360).
 * @throws ChartInputError `INVALID_MOMENT` if `ttDays` is not a number.
 * @throws ChartInputError `MOMENT_OUT_OF_RANGE` if `ttDays` lies outside 1799-09-01 to 2200-02-01.
 * @throws ChartInputError `INVALID_OPTION` if the body is not one of {@link EphemerisBody}.
 *
 * @example
 * import { ttFromUtc } from "chart-core";
 * import { longitudeDeg } from "chart-core/series";
 *
 * const ttDays = ttFromUtc(new Date("1990-09-05T19:17:00Z"));
 * const moonDeg = longitudeDeg("moon", ttDays);
 * console.log(moonDeg);
 */
export function longitudeDeg(body: EphemerisBody, ttDays: number): number {
  if (!EPHEMERIS_BODIES.includes(body)) {
    throw new ChartInputError({
      code: "INVALID_OPTION",
      field: "body",
      received: body,
      expected: `one of ${EPHEMERIS_BODIES.join(", ")}`,
    });
  }
  if (typeof ttDays !== "number" || Number.isNaN(ttDays)) {
    throw new ChartInputError({
      code: "INVALID_MOMENT",
      field: "ttDays",
      received: ttDays,
      expected: "a number of days of TT since J2000.0",
    });
  }
  if (!isInTable(ttDays)) {
    throw new ChartInputError({
      code: "MOMENT_OUT_OF_RANGE",
      field: "ttDays",
      received: ttDays,
      expected: `${FIRST_TT_DAYS} to ${END_TT_DAYS}, 1799-09-01 to 2200-02-01`,
    });
  }
  return apparentLongitudeDeg(body, ttDays);
}
