import { normalizeDeg } from "../angles.js";
import { COEFFICIENT_COUNT, longitudeDegAt, Path, type PathTables } from "./paths.js";
import { valueAt } from "./polynomial.js";

/** Bound of Chiron's speed: the highest speed in its table, plus a tenth. */
const MAX_DEG_PER_DAY = 0.17;

/** Half the width, in days, of the span that stands for a single moment: a polynomial needs a span of some width. */
const HALF_STRETCH_DAYS = 1e-6;

let path: Path | undefined;

/**
 * Adds the table of Chiron, the first time. No chart contains Chiron, so only what asks for it loads the table.
 */
export function addChiron(tables: PathTables): void {
  path ??= createPath(tables);
}

function createPath(tables: PathTables): Path {
  const polynomial = new Float64Array(COEFFICIENT_COUNT);
  const created: Path = new Path(tables, MAX_DEG_PER_DAY, (ttDays) => {
    created.writePolynomial(ttDays - HALF_STRETCH_DAYS, ttDays + HALF_STRETCH_DAYS, polynomial);
    const deg = valueAt(polynomial, 0);
    return normalizeDeg(deg + created.deflectionDeg(ttDays, deg, longitudeDegAt("sun", ttDays)));
  });
  return created;
}

/**
 * Returns Chiron's path, whose longitudes are apparent, of the true ecliptic and equinox of date.
 *
 * @throws RangeError if its table has not been added.
 */
export function chironPath(): Path {
  if (path === undefined) throw new RangeError("the table of Chiron has not been added");
  return path;
}
