import { normalizeDeg } from "../angles.js";
import { CHIRON_TABLES } from "./chiron-table.generated.js";
import { valueAt } from "./polynomial.js";
import { COEFFICIENT_COUNT, longitudeDegAt, Path } from "./tables.js";

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
