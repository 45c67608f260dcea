import type { EphemerisBody } from "../../src/ephemeris/ephemeris-body.js";
import type { SegmentForm } from "./fit-segments.js";

/**
 * How each body's longitude is cut into segments: of the lengths and degrees that leave less than 0.003 arcsec, about
 * the smallest. Rounding to 0.001 arcsec makes most of what is left.
 */
export const BODY_FORMS: Readonly<Record<EphemerisBody, SegmentForm>> = {
  sun: { segmentDays: 16, degree: 8, unitsPerArcsec: 1000 },
  northNode: { segmentDays: 8, degree: 10, unitsPerArcsec: 750 },
  moon: { segmentDays: 8, degree: 11, unitsPerArcsec: 1000 },
  mercury: { segmentDays: 16, degree: 13, unitsPerArcsec: 1000 },
  venus: { segmentDays: 16, degree: 9, unitsPerArcsec: 1000 },
  mars: { segmentDays: 16, degree: 9, unitsPerArcsec: 1000 },
  jupiter: { segmentDays: 32, degree: 11, unitsPerArcsec: 1000 },
  saturn: { segmentDays: 32, degree: 11, unitsPerArcsec: 1000 },
  uranus: { segmentDays: 32, degree: 9, unitsPerArcsec: 1000 },
  neptune: { segmentDays: 32, degree: 9, unitsPerArcsec: 1000 },
  pluto: { segmentDays: 32, degree: 9, unitsPerArcsec: 1000 },
};

/** Every body's longitude takes the nutation's error in: it is rounded more finely. */
export const NUTATION_FORM: SegmentForm = { segmentDays: 16, degree: 10, unitsPerArcsec: 2000 };
