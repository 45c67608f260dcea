import type { PackedSegments } from "../../src/ephemeris/table/segments.js";
import { TABLE_DAYS, TABLE_FIRST_TT_DAYS } from "../../src/ephemeris/table/table-span.js";
import { chebyshevCoefficients, chebyshevNodes } from "./chebyshev.js";
import { nearest } from "./nearest.js";
import { packRecords } from "./pack-records.js";

const ARCSEC_PER_TURN = 1_296_000;

/** The segments of an angle: their length, degree and rounding. */
export interface SegmentForm {
  readonly segmentDays: number;
  readonly degree: number;
  readonly unitsPerArcsec: number;
}

/**
 * Fits a Chebyshev sum to an angle in every segment of the span, and packs the coefficients.
 *
 * @param angleDeg The angle in degrees; it may jump by whole turns.
 */
export function fitSegments(angleDeg: (ttDays: number) => number, form: SegmentForm): PackedSegments {
  const { unitsPerArcsec, segmentDays } = form;
  const count = TABLE_DAYS / segmentDays;
  const rows = Array.from({ length: count }, (_, segment) => fitSegment(angleDeg, form, segment));
  for (const [segment, row] of rows.entries()) {
    if (segment > 0) row[0] = nearest(row[0]!, rows[segment - 1]![0]!, ARCSEC_PER_TURN * unitsPerArcsec);
  }
  const unitsPerSegment = Math.round((rows.at(-1)![0]! - rows[0]![0]!) / (count - 1));
  const departures = rows.map(([mean, ...others], segment) => [mean! - unitsPerSegment * segment, ...others]);
  return { segmentDays, unitsPerArcsec, unitsPerSegment, records: packRecords(departures) };
}

/** Returns the rounded coefficients of one segment; the first one is within a turn of 0. */
function fitSegment(angleDeg: (ttDays: number) => number, form: SegmentForm, segment: number): number[] {
  // `+ 0` removes negative zeros, which packed bits cannot hold.
  return segmentUnits(angleDeg, form, segment).map((units) => Math.round(units) + 0);
}

/** Returns the coefficients of one segment in units of its form, not rounded. */
export function segmentUnits(
  angleDeg: (ttDays: number) => number,
  { segmentDays, degree, unitsPerArcsec }: SegmentForm,
  segment: number,
): number[] {
  const start = TABLE_FIRST_TT_DAYS + segment * segmentDays;
  const values = chebyshevNodes(degree + 6).map((x) => angleDeg(start + ((x + 1) / 2) * segmentDays));
  for (let index = 1; index < values.length; index++) {
    values[index] = nearest(values[index]!, values[index - 1]!, 360);
  }
  return chebyshevCoefficients(values, degree).map((deg) => deg * 3600 * unitsPerArcsec);
}
