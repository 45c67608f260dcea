import { signedDeg } from "../angles.js";
import { designMomentTtDays } from "../ephemeris/design-moment.js";
import { writeLoadedLongitudesDeg, writeLoadedSpeedsDegPerDay } from "../ephemeris/loaded-longitudes.js";
import { daysOfArc } from "../ephemeris/sun-ellipse.js";
import { writeSunMotion } from "../ephemeris/table/blocks.js";
import { CELL_DAYS, Conjunctions, type PackedConjunctions } from "../ephemeris/table/conjunctions.js";
import { EPHEMERIS_BODIES, type EphemerisBody } from "../ephemeris/table/ephemeris-body.js";
import { type PackedSegments, unitsPerDeg, unpackSegment } from "../ephemeris/table/segments.js";
import { TABLE_FIRST_TT_DAYS } from "../ephemeris/table/table-span.js";
import { BODY_TABLES, NUTATION } from "../ephemeris/table/tables.generated.js";
import { addShifted } from "./polynomial.js";

/*
 * The only module of this folder that reads the ephemeris, from the parts of the tables that have been added. It gives
 * the longitudes that computeChart uses, and the polynomials behind them: the polynomials locate a crossing directly, the
 * longitudes decide its millisecond.
 */

export { leaderOf } from "../ephemeris/table/ephemeris-body.js";

/** The packed tables of a body. */
export interface PathTables {
  readonly segments: PackedSegments;
  readonly conjunctions?: PackedConjunctions;
}

/** Highest number of coefficients in a segment; Mercury's segments have the most. */
export const COEFFICIENT_COUNT = 14;

/**
 * The apparent longitude of a body as a piecewise function of time: a polynomial on each piece, plus light deflection if
 * the body is near the Sun. Moments are days of TT since J2000.0.
 */
export class Path {
  /** Returns the longitude as charts have it, degrees in [0, 360). */
  readonly longitudeDeg: (ttDays: number) => number;
  /** Upper bound of the body's speed in either direction. */
  readonly maxDegPerDay: number;
  /** Length of a piece. Each piece lies in one segment of the body's table and in one of the nutation's. */
  readonly pieceDays: number;
  readonly #segments: PackedSegments;
  readonly #conjunctions: Conjunctions | undefined;

  constructor(
    { segments, conjunctions }: PathTables,
    maxDegPerDay: number,
    longitudeDeg: (ttDays: number) => number,
  ) {
    this.longitudeDeg = longitudeDeg;
    this.maxDegPerDay = maxDegPerDay;
    this.pieceDays = Math.min(segments.segmentDays, NUTATION.segmentDays);
    this.#segments = segments;
    this.#conjunctions = conjunctions && new Conjunctions(conjunctions);
  }

  /** Returns the first border between pieces after a moment. */
  nextBorder(ttDays: number): number {
    const pieces = Math.floor((ttDays - TABLE_FIRST_TT_DAYS) / this.pieceDays) + 1;
    return TABLE_FIRST_TT_DAYS + pieces * this.pieceDays;
  }

  /**
   * Writes the polynomial of the longitude between two moments of one piece: degrees, without deflection, up to full turns.
   *
   * @param into Receives {@link COEFFICIENT_COUNT} coefficients by power of y, which runs from -1 to 1.
   */
  writePolynomial(fromTtDays: number, toTtDays: number, into: Float64Array): void {
    into.fill(0);
    addSegment(this.#segments, fromTtDays, toTtDays, into);
    addSegment(NUTATION, fromTtDays, toTtDays, into);
  }

  /** True if light deflection may matter in the piece that contains a moment. */
  mayBeDeflected(ttDays: number): boolean {
    return this.#conjunctions?.hasOneInCell(Math.floor((ttDays - TABLE_FIRST_TT_DAYS) / CELL_DAYS)) ?? false;
  }

  /**
   * Returns the degrees that light deflection adds to the longitude.
   *
   * @param longitudeDeg The longitude without deflection.
   * @param sunDeg The Sun's apparent longitude.
   */
  deflectionDeg(ttDays: number, longitudeDeg: number, sunDeg: number): number {
    return this.#conjunctions?.deflectionDeg(ttDays, signedDeg(longitudeDeg - sunDeg)) ?? 0;
  }
}

/** Adds the polynomial of a table between two moments of one of its segments. */
function addSegment(
  table: PackedSegments,
  fromTtDays: number,
  toTtDays: number,
  coefficients: Float64Array,
): void {
  const { segmentDays } = table;
  const middle = (fromTtDays + toTtDays) / 2;
  const segment = Math.floor((middle - TABLE_FIRST_TT_DAYS) / segmentDays);
  const start = TABLE_FIRST_TT_DAYS + segment * segmentDays;
  const center = (2 * (middle - start)) / segmentDays - 1;
  const halfWidth = (toTtDays - fromTtDays) / segmentDays;
  addShifted(powersOf(table, segment), center, halfWidth, 1 / unitsPerDeg(table), coefficients);
}

/** The last unpacked segment of each table: all bodies share the nutation's segment. */
const latest = /* @__PURE__ */ new Map<
  PackedSegments,
  { readonly segment: number; readonly powers: Float64Array }
>();

/** Returns the coefficients of a segment by power, in the table's units. */
function powersOf(table: PackedSegments, segment: number): Float64Array {
  const known = latest.get(table);
  if (known?.segment === segment) return known.powers;
  const powers = new Float64Array(table.records.columns.length);
  unpackSegment(table, segment, powers);
  latest.set(table, { segment, powers });
  return powers;
}

/** Upper bounds of the bodies' speeds, degrees a day: the highest speed in the tables plus a twentieth. */
export const MAX_DEG_PER_DAY: Readonly<Record<EphemerisBody, number>> = {
  sun: 1.08,
  northNode: 0.28,
  moon: 16.2,
  mercury: 2.32,
  venus: 1.33,
  mars: 0.84,
  jupiter: 0.26,
  saturn: 0.14,
  uranus: 0.07,
  neptune: 0.046,
  pluto: 0.043,
};

const paths = /* @__PURE__ */ new Map<EphemerisBody, Path>();

/** Returns the path of a body of the tables. */
export function pathOf(body: EphemerisBody): Path {
  let path = paths.get(body);
  if (path === undefined) {
    path = new Path(BODY_TABLES[body], MAX_DEG_PER_DAY[body], (ttDays) => longitudeDegAt(body, ttDays));
    paths.set(body, path);
  }
  return path;
}

const longitudesDeg = /* @__PURE__ */ new Float64Array(EPHEMERIS_BODIES.length);

/** Returns the longitude of a body as charts have it, degrees in [0, 360). */
export function longitudeDegAt(body: EphemerisBody, ttDays: number): number {
  writeLoadedLongitudesDeg(ttDays, longitudesDeg);
  return longitudesDeg[EPHEMERIS_BODIES.indexOf(body)]!;
}

const speedsDegPerDay = /* @__PURE__ */ new Float64Array(EPHEMERIS_BODIES.length);

/** Returns the speed of a body in degrees a day; negative if it is retrograde. */
export function speedDegPerDayAt(body: EphemerisBody, ttDays: number): number {
  writeLoadedSpeedsDegPerDay(ttDays, speedsDegPerDay);
  return speedsDegPerDay[EPHEMERIS_BODIES.indexOf(body)]!;
}

/** Returns the design moment of a birth; both are days of TT since J2000.0. */
export function designTtDays(birthTtDays: number): number {
  return designMomentTtDays(birthTtDays, longitudeDegAt("sun", birthTtDays));
}

/** The Sun's arc between the design moment and birth, degrees. */
const DESIGN_ARC_DEG = 88;

/** Middle of the 86.59 to 92.02 days between the design moment and birth. */
const MEAN_ARC_DAYS = 89.3;

const daysOfDesignArc = /* @__PURE__ */ daysOfArc(DESIGN_ARC_DEG);

/** The Sun's longitude, its rate in degrees a day, and half of the rate's change in a day. */
const motion = /* @__PURE__ */ new Float64Array(3);

/**
 * Returns the birth of a design moment, when the Sun is 88 degrees further. Exact to a microsecond, except within 40
 * milliseconds of a border of the Sun's segments.
 */
export function birthTtDaysOf(designTtDays: number): number {
  writeSunMotion(designTtDays, motion);
  const targetDeg = motion[0]! + DESIGN_ARC_DEG;
  let birthTtDays = designTtDays + daysOfDesignArc(targetDeg, designTtDays + MEAN_ARC_DAYS);
  // The ellipse is at most 0.011 days off. The first step, with its second-order term, leaves 1e-9 of that, the second
  // no error that counts.
  for (let step = 0; step < 2; step++) {
    writeSunMotion(birthTtDays, motion);
    const [sunDeg, degPerDay, halfAcceleration] = [motion[0]!, motion[1]!, motion[2]!];
    const days = signedDeg(targetDeg - sunDeg) / degPerDay;
    birthTtDays += days * (1 - (days * halfAcceleration) / degPerDay);
  }
  return birthTtDays;
}

/** Every segment of every table lasts a multiple of this, so all borders lie on one grid. */
const SHORTEST_SEGMENT_DAYS = 8;

/** Returns the days from a moment to the nearest border between segments. */
export function daysToBorder(ttDays: number): number {
  const segments = (ttDays - TABLE_FIRST_TT_DAYS) / SHORTEST_SEGMENT_DAYS;
  return Math.abs(segments - Math.round(segments)) * SHORTEST_SEGMENT_DAYS;
}
