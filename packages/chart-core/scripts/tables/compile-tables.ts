import { EPHEMERIS_BODIES, type EphemerisBody } from "../../src/ephemeris/ephemeris-body.js";
import type { PackedConjunctions } from "../../src/ephemeris/table/conjunctions.js";
import type { PackedSegments } from "../../src/ephemeris/table/segments.js";
import { nutationInLongitudeArcsec } from "../../src/series/nutation.js";
import { findConjunctions } from "./find-conjunctions.js";
import { fitSegments } from "./fit-segments.js";
import { interpolant, samplesOf } from "./sampled-function.js";
import { BODY_FORMS, NUTATION_FORM } from "./table-forms.js";
import { withoutDeflection } from "./without-deflection.js";

/** The tables of a body; a planet has conjunctions with the Sun. */
export interface BodyTables {
  readonly body: EphemerisBody;
  readonly segments: PackedSegments;
  readonly conjunctions?: PackedConjunctions;
}

/** Compiles the samples of sample-span.ts into the tables of every body. */
export function compileBodies(span: Float64Array): BodyTables[] {
  const sun = samplesOf("sun", span);
  const sunDeg = interpolant(sun);
  return EPHEMERIS_BODIES.map((body) => {
    const samples = samplesOf(body, span);
    const form = BODY_FORMS[body];
    if (body === "sun" || body === "moon" || body === "northNode") {
      return { body, segments: fitSegments(interpolant(samples), form) };
    }
    const deg = interpolant(samples);
    const conjunctions = findConjunctions(body, (ttDays) => deg(ttDays) - sunDeg(ttDays));
    const smooth = interpolant(withoutDeflection(samples, sun, conjunctions));
    return { body, segments: fitSegments(smooth, form), conjunctions };
  });
}

export function compileNutation(): PackedSegments {
  return fitSegments((ttDays) => nutationInLongitudeArcsec(ttDays) / 3600, NUTATION_FORM);
}
