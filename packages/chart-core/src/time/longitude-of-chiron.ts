import { checkNamedMoment } from "./check-span.js";
import { CHIRON_PATH } from "./chiron-path.js";
import { ttDaysFromMs } from "./tables.js";

/**
 * Returns the longitude of (2060) Chiron: apparent, geocentric, true ecliptic and equinox of date, degrees in [0, 360).
 *
 * Agrees with Swiss Ephemeris 2.10.03 within 0.3 arcsec (see docs/time.md).
 *
 * @param utc The moment in UTC, taken as UT1, from 1800 to 2199.
 * @throws ChartInputError `INVALID_MOMENT` or `MOMENT_OUT_OF_RANGE`.
 */
export function longitudeOfChiron(utc: Date): number {
  return CHIRON_PATH.longitudeDeg(ttDaysFromMs(checkNamedMoment(utc, "utc")));
}
