import { normalizeDeg } from "../angles.js";
import { CHIRON_TABLES } from "./chiron-table.generated.js";
import { valueAt } from "./polynomial.js";
import { COEFFICIENT_COUNT, longitudeDegAt, Path } from "./tables.js";

/** What its table holds, and a tenth more. */
const MAX_DEG_PER_DAY = 0.17;

/** Chiron's path, which no chart has and which is loaded with this entry alone. */
export const CHIRON_PATH: Path = new Path(CHIRON_TABLES, MAX_DEG_PER_DAY, chironDeg);

const polynomial = new Float64Array(COEFFICIENT_COUNT);

/** A moment as a stretch of a piece: a millionth of a day on either side. */
const HALF_STRETCH_DAYS = 1e-6;

/** Chiron's apparent longitude, degrees in [0, 360), true ecliptic and equinox of date. */
function chironDeg(ttDays: number): number {
  CHIRON_PATH.writePolynomial(ttDays - HALF_STRETCH_DAYS, ttDays + HALF_STRETCH_DAYS, polynomial);
  const deg = valueAt(polynomial, 0);
  return normalizeDeg(deg + CHIRON_PATH.deflectionDeg(ttDays, deg, longitudeDegAt("sun", ttDays)));
}
