import type { PackedSegments } from "../../src/ephemeris/table/segments.js";
import { TABLE_DAYS, TABLE_FIRST_TT_DAYS } from "../../src/ephemeris/table/table-span.js";
import { chebyshevCoefficients, chebyshevNodes } from "./chebyshev.js";
import { packRecords } from "./pack-records.js";

/** How an angle is cut up and rounded. */
export interface SegmentForm {
  readonly segmentDays: number;
  readonly degree: number;
  readonly unitsPerArcsec: number;
}

/** The Chebyshev sums nearest to an angle (degrees, without jumps) in every segment of the span, packed. */
export function fitSegments(angleDeg: (ttDays: number) => number, form: SegmentForm): PackedSegments {
  const { unitsPerArcsec, segmentDays } = form;
  const count = TABLE_DAYS / segmentDays;
  const rows = Array.from({ length: count }, (_, segment) => fitSegment(angleDeg, form, segment));
  const unitsPerSegment = Math.round((rows.at(-1)![0]! - rows[0]![0]!) / (count - 1));
  const departures = rows.map(([mean, ...others], segment) => [mean! - unitsPerSegment * segment, ...others]);
  return { segmentDays, unitsPerArcsec, unitsPerSegment, records: packRecords(departures) };
}

/** The rounded coefficients of one segment. */
export function fitSegment(
  angleDeg: (ttDays: number) => number,
  { segmentDays, degree, unitsPerArcsec }: SegmentForm,
  segment: number,
): number[] {
  const start = TABLE_FIRST_TT_DAYS + segment * segmentDays;
  const values = chebyshevNodes(degree + 6).map((x) => angleDeg(start + ((x + 1) / 2) * segmentDays));
  return chebyshevCoefficients(values, degree).map((deg) => Math.round(deg * 3600 * unitsPerArcsec));
}
