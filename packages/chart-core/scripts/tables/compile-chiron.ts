import { TABLE_DAYS, TABLE_FIRST_TT_DAYS } from "../../src/ephemeris/table/table-span.js";
import type { PathTables } from "../../src/paths/paths.js";
import { innerBarycentre } from "../../src/series/barycentre.js";
import { meanEquinoxLongitudeDeg } from "../../src/series/longitude.js";
import type { PositionAt } from "../../src/series/planet-sight.js";
import { add, type Vector } from "../../src/series/vector.js";
import { integrateChiron } from "../lib/chiron-orbit.js";
import type { OrbitState } from "../lib/orbit.js";
import { chebyshevNodes } from "./chebyshev.js";
import { findConjunctions } from "./find-conjunctions.js";
import { fitSegments, type SegmentForm } from "./fit-segments.js";
import { nearest } from "./nearest.js";
import { interpolant, type Samples } from "./sampled-function.js";
import { withoutDeflection } from "./without-deflection.js";

/** Within 0.01 arcsec of the integrated orbit, which itself errs by 0.2 (docs/time.md). */
export const CHIRON_FORM: SegmentForm = { segmentDays: 32, degree: 9, unitsPerArcsec: 200 };

/** As many as `fitSegments` asks for, so that it asks for the samples themselves. */
const NODES = CHIRON_FORM.degree + 6;

/** Days between the states that positions are interpolated from: the cubic errs by 1e-9 au. */
const STRIDE_DAYS = 40;

/** Light-time and a stride beyond the ends of the tables. */
const MARGIN_DAYS = 80;

/** Chiron's heliocentric position as the orbit from a start state has it, within the years of the tables. */
export function chironPosition(start: OrbitState): PositionAt {
  const states = integrateChiron(
    start,
    TABLE_FIRST_TT_DAYS - MARGIN_DAYS,
    TABLE_FIRST_TT_DAYS + TABLE_DAYS + MARGIN_DAYS,
    STRIDE_DAYS,
  );
  return (ttDays) => {
    const strides = (ttDays - states[0]!.ttDays) / STRIDE_DAYS;
    const index = Math.floor(strides);
    return add(hermite(states[index]!, states[index + 1]!, strides - index), innerBarycentre(ttDays));
  };
}

/** The cubic between two states, at a fraction of the way. */
function hermite(from: OrbitState, to: OrbitState, s: number): Vector {
  const r = 1 - s;
  const axis = (index: 0 | 1 | 2) =>
    (1 + 2 * s) * r * r * from.position[index] +
    s * r * r * from.velocity[index] * STRIDE_DAYS +
    s * s * (3 - 2 * s) * to.position[index] -
    s * s * r * to.velocity[index] * STRIDE_DAYS;
  return [axis(0), axis(1), axis(2)];
}

/** The longitudes of Chiron and the Sun in some consecutive segments. */
export interface ChironSamples {
  readonly chiron: Samples;
  readonly sun: Samples;
}

/** Samples consecutive segments, by the series model (half a millisecond a sample). */
export function sampleChiron(position: PositionAt, firstSegment: number, count: number): ChironSamples {
  const { segmentDays: pieceDays } = CHIRON_FORM;
  const startTtDays = TABLE_FIRST_TT_DAYS + firstSegment * pieceDays;
  const xs = chebyshevNodes(NODES);
  const values = { chiron: new Float64Array(count * NODES), sun: new Float64Array(count * NODES) };
  for (let index = 0; index < count * NODES; index++) {
    const node = index % NODES;
    const ttDays = startTtDays + (Math.floor(index / NODES) + (xs[node]! + 1) / 2) * pieceDays;
    for (const [name, body] of [["chiron", position] as const, ["sun", "sun"] as const]) {
      const deg = meanEquinoxLongitudeDeg(body, ttDays);
      // No jumps within a piece.
      values[name][index] = node > 0 ? nearest(deg, values[name][index - 1]!, 360) : deg;
    }
  }
  const piece = { startTtDays, pieceDays, nodes: NODES };
  return { chiron: { ...piece, values: values.chiron }, sun: { ...piece, values: values.sun } };
}

/** Compiles the table of an orbit (about half a minute). */
export function compileChiron(position: PositionAt): Required<PathTables> {
  const { chiron, sun } = sampleChiron(position, 0, TABLE_DAYS / CHIRON_FORM.segmentDays);
  const [chironDeg, sunDeg] = [interpolant(chiron), interpolant(sun)];
  const conjunctions = findConjunctions(position, (ttDays) => chironDeg(ttDays) - sunDeg(ttDays));
  const smoothDeg = interpolant(withoutDeflection(chiron, sun, conjunctions));
  return { segments: fitSegments(smoothDeg, CHIRON_FORM), conjunctions };
}
