import { type PackedRecords, unpackRecord } from "./packed-records.js";

/** An angle as a function of time: a Chebyshev sum for each segment of the span, its coefficients whole units. */
export interface PackedSegments {
  readonly segmentDays: number;
  /** Number of coefficient units in an arcsecond. */
  readonly unitsPerArcsec: number;
  /** Mean advance of the angle in a segment, in units. The first column holds the difference from it. */
  readonly unitsPerSegment: number;
  /** One record for each segment, one column for each order. */
  readonly records: PackedRecords;
}

const ARCSEC_PER_DEG = 3600;
const ARCSEC_PER_TURN = 1_296_000;

/** Highest degree that blocks.ts reads. */
const MAX_DEGREE = 13;

/** Number of powers in a polynomial of that degree. */
const POWERS = MAX_DEGREE + 1;

/** Coefficients (whole numbers) of the Chebyshev polynomials, at `POWERS * order + power`. Made when first needed. */
let chebyshev: Float64Array | undefined;

const columns = new Float64Array(POWERS);

/**
 * Writes a segment as a polynomial of x, the time within it from -1 to 1. The coefficients are exact whole units.
 *
 * @param into Receives the coefficient of each power at its index, as many as the table has columns.
 */
export function unpackSegment(
  { records, unitsPerArcsec, unitsPerSegment }: PackedSegments,
  segment: number,
  into: Float64Array,
): void {
  unpackRecord(records, segment, columns);
  columns[0] = (columns[0]! + unitsPerSegment * segment) % (ARCSEC_PER_TURN * unitsPerArcsec);
  const degree = records.columns.length - 1;
  chebyshev ??= chebyshevPolynomials();
  for (let power = 0; power <= degree; power++) {
    let units = 0;
    for (let order = power; order <= degree; order += 2)
      units += columns[order]! * chebyshev[POWERS * order + power]!;
    into[power] = units;
  }
}

/** Returns the number of units in a degree. */
export function unitsPerDeg({ unitsPerArcsec }: PackedSegments): number {
  return ARCSEC_PER_DEG * unitsPerArcsec;
}

/** Computes {@link chebyshev}: T0 = 1, T1 = x, T(n+1) = 2 x Tn - T(n-1). */
function chebyshevPolynomials(): Float64Array {
  const all = new Float64Array(POWERS * POWERS);
  all[0] = 1;
  all[POWERS + 1] = 1;
  for (let order = 2; order <= MAX_DEGREE; order++) {
    for (let power = 0; power <= order; power++) {
      const last = power === 0 ? 0 : all[POWERS * (order - 1) + power - 1]!;
      all[POWERS * order + power] = 2 * last - all[POWERS * (order - 2) + power]!;
    }
  }
  return all;
}
