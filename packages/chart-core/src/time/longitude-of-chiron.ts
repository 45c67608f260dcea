import { checkNamedMoment } from "../checks/check-span.js";
import { completeTables } from "../ephemeris/all-parts.js";
import { ttDaysFromMs } from "../ephemeris/time-scale.js";
import { checkTimeScale, type TimeScaleOptions } from "../ephemeris/tt-from-utc.js";
import { chironPath } from "../paths/chiron.js";
import { completeChiron } from "./complete-chiron.js";

/**
 * Returns the longitude of (2060) Chiron: apparent, geocentric, true ecliptic and equinox of date, degrees in [0, 360).
 *
 * Agrees with Swiss Ephemeris 2.10.03 within 0.3 arcsec (see docs/time.md).
 *
 * @param utc The moment in UTC, from 1800 to 2199.
 * @param options Set `timeScale: "utc"` to count leap seconds. By default, UTC is taken as UT1, as in `computeChart`.
 * @returns Degrees in [0, 360).
 * @throws ChartInputError `INVALID_MOMENT` or `MOMENT_OUT_OF_RANGE`.
 * @throws ChartInputError `INVALID_OPTION` if `timeScale` is neither `"ut1"` nor `"utc"`.
 *
 * @example
 * import { wheelPosition } from "chart-core";
 * import { longitudeOfChiron } from "chart-core/time";
 *
 * const longitude = longitudeOfChiron(new Date("1990-09-05T19:17:00Z"));
 * console.log(longitude, wheelPosition(longitude).gate);
 */
export function longitudeOfChiron(utc: Date, options?: TimeScaleOptions): number {
  const ttDays = ttDaysFromMs(checkNamedMoment(utc, "utc"), checkTimeScale(options));
  completeTables();
  completeChiron();
  return chironPath().longitudeDeg(ttDays);
}
