import type { EphemerisBody } from "../../src/ephemeris/table/ephemeris-body.js";
import type { SegmentForm } from "./fit-segments.js";

/**
 * The segments of each body's longitude: the smallest table whose fit leaves less than 0.002 arcsec.
 *
 * Rounding to 0.001 arcsec makes most of the error. The Sun is rounded more finely, as the design moment multiplies its
 * error by thirteen in the Moon. The node is rounded less finely, as its model errs by 0.01 arcsec.
 */
export const BODY_FORMS: Readonly<Record<EphemerisBody, SegmentForm>> = {
  sun: { segmentDays: 16, degree: 9, unitsPerArcsec: 4000 },
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

/** The segments of the nutation, rounded more finely, as every body's longitude contains its error. */
export const NUTATION_FORM: SegmentForm = { segmentDays: 16, degree: 11, unitsPerArcsec: 4000 };
