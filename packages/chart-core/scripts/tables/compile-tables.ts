import type { BodyTables } from "../../src/ephemeris/table/body-tables.js";
import { EPHEMERIS_BODIES, type EphemerisBody } from "../../src/ephemeris/table/ephemeris-body.js";
import type { PackedSegments } from "../../src/ephemeris/table/segments.js";
import { nutationInLongitudeArcsec } from "../../src/series/nutation.js";
import { findConjunctions } from "./find-conjunctions.js";
import { fitSegments } from "./fit-segments.js";
import { interpolant, samplesOf } from "./sampled-function.js";
import { BODY_FORMS, NUTATION_FORM } from "./table-forms.js";
import { withoutDeflection } from "./without-deflection.js";

/** Compiles the samples of sample-span.ts into the tables of every body. */
export function compileBodies(span: Float64Array): Record<EphemerisBody, BodyTables> {
  const sun = samplesOf("sun", span);
  const sunDeg = interpolant(sun);
  const compile = (body: EphemerisBody): BodyTables => {
    const samples = samplesOf(body, span);
    const form = BODY_FORMS[body];
    if (body === "sun" || body === "moon" || body === "northNode") {
      return { segments: fitSegments(interpolant(samples), form) };
    }
    const planetDeg = interpolant(samples);
    const conjunctions = findConjunctions(body, (ttDays) => planetDeg(ttDays) - sunDeg(ttDays));
    const smoothDeg = interpolant(withoutDeflection(samples, sun, conjunctions));
    return { segments: fitSegments(smoothDeg, form), conjunctions };
  };
  return Object.fromEntries(EPHEMERIS_BODIES.map((body) => [body, compile(body)])) as Record<
    EphemerisBody,
    BodyTables
  >;
}

/** Compiles the nutation in longitude into its table. */
export function compileNutation(): PackedSegments {
  return fitSegments(nutationDeg, NUTATION_FORM);
}

/** Returns the nutation in longitude by the series model, degrees. */
export function nutationDeg(ttDays: number): number {
  return nutationInLongitudeArcsec(ttDays) / 3600;
}
