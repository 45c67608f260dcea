import { type PackedRecords, unpackRecord } from "./packed-records.js";

/** An angle as a function of time: a Chebyshev sum for each segment of the span, its coefficients whole units. */
export interface PackedSegments {
  readonly segmentDays: number;
  /** What a coefficient of 1 stands for. */
  readonly unitsPerArcsec: number;
  /** What the angle advances by in a segment, in units; the first column is what it departs from that. */
  readonly unitsPerSegment: number;
  /** A segment a record, an order a column. */
  readonly records: PackedRecords;
}

const ARCSEC_PER_DEG = 3600;
const ARCSEC_PER_TURN = 1_296_000;

/** The highest that blocks.ts reads. */
const MAX_DEGREE = 13;

/** `CHEBYSHEV[order][power]`: the coefficients, whole numbers, of each Chebyshev polynomial. */
const CHEBYSHEV = chebyshevPolynomials();

const columns = new Float64Array(MAX_DEGREE + 1);

/**
 * Writes a segment as a polynomial in units of the time within it (-1 to 1). Its powers are whole numbers, and exact.
 *
 * @param into Takes each power's coefficient at the power, as many as the table has columns.
 */
export function unpackSegment(
  { records, unitsPerArcsec, unitsPerSegment }: PackedSegments,
  segment: number,
  into: Float64Array,
): void {
  unpackRecord(records, segment, columns);
  columns[0] = (columns[0]! + unitsPerSegment * segment) % (ARCSEC_PER_TURN * unitsPerArcsec);
  const degree = records.columns.length - 1;
  for (let power = 0; power <= degree; power++) {
    let units = 0;
    for (let order = power; order <= degree; order += 2) units += columns[order]! * CHEBYSHEV[order]![power]!;
    into[power] = units;
  }
}

/** Units of a degree. */
export function unitsPerDeg({ unitsPerArcsec }: PackedSegments): number {
  return ARCSEC_PER_DEG * unitsPerArcsec;
}

/** T0 = 1, T1 = x, T(n+1) = 2 x Tn - T(n-1). */
function chebyshevPolynomials(): readonly Float64Array[] {
  const polynomials = [Float64Array.of(1), Float64Array.of(0, 1)];
  for (let order = 2; order <= MAX_DEGREE; order++) {
    const [last, lastButOne] = [polynomials[order - 1]!, polynomials[order - 2]!];
    polynomials.push(
      Float64Array.from(
        { length: order + 1 },
        (_, power) => 2 * (last[power - 1] ?? 0) - (lastButOne[power] ?? 0),
      ),
    );
  }
  return polynomials;
}
