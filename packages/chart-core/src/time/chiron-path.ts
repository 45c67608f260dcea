import { normalizeDeg } from "../angles.js";
import { checkNamedMoment } from "../check-span.js";
import { CHIRON_TABLES } from "./chiron-table.generated.js";
import { valueAt } from "./polynomial.js";
import { COEFFICIENT_COUNT, longitudeDegAt, Path, ttDaysFromMs } from "./tables.js";

/** Bound of Chiron's speed: the highest speed in its table, plus a tenth. */
const MAX_DEG_PER_DAY = 0.17;

/** Chiron's path. No chart contains Chiron, so only the entry `chart-core/time` loads its table. */
export const CHIRON_PATH: Path = new Path(CHIRON_TABLES, MAX_DEG_PER_DAY, chironDeg);

const polynomial = new Float64Array(COEFFICIENT_COUNT);

/** Half the width, in days, of the span that stands for a single moment: a polynomial needs a span of some width. */
const HALF_STRETCH_DAYS = 1e-6;

/** Returns Chiron's apparent longitude, degrees in [0, 360), true ecliptic and equinox of date. */
function chironDeg(ttDays: number): number {
  CHIRON_PATH.writePolynomial(ttDays - HALF_STRETCH_DAYS, ttDays + HALF_STRETCH_DAYS, polynomial);
  const deg = valueAt(polynomial, 0);
  return normalizeDeg(deg + CHIRON_PATH.deflectionDeg(ttDays, deg, longitudeDegAt("sun", ttDays)));
}

/**
 * Returns the longitude of (2060) Chiron: apparent, geocentric, true ecliptic and equinox of date, degrees in [0, 360).
 *
 * Agrees with Swiss Ephemeris 2.10.03 within 0.3 arcsec (see docs/time.md).
 *
 * @param utc The moment in UTC, taken as UT1, from 1800 to 2199.
 * @returns Degrees in [0, 360).
 * @throws ChartInputError `INVALID_MOMENT` or `MOMENT_OUT_OF_RANGE`.
 *
 * @example
 * import { wheelPosition } from "chart-core";
 * import { longitudeOfChiron } from "chart-core/time";
 *
 * const longitude = longitudeOfChiron(new Date("1990-09-05T19:17:00Z"));
 * console.log(longitude, wheelPosition(longitude).gate);
 */
export function longitudeOfChiron(utc: Date): number {
  return CHIRON_PATH.longitudeDeg(ttDaysFromMs(checkNamedMoment(utc, "utc")));
}
