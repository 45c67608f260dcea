import { signedDeg } from "../angles.js";
import { ttDaysFromUtDays, utDaysFromTtDays } from "../ephemeris/delta-t.js";
import { designMomentTtDays } from "../ephemeris/design-moment.js";
import { EPHEMERIS_BODIES, type EphemerisBody } from "../ephemeris/ephemeris-body.js";
import { writeLongitudesDeg } from "../ephemeris/longitudes.js";
import { daysOfArc } from "../ephemeris/sun-ellipse.js";
import { writeSunMotion } from "../ephemeris/table/blocks.js";
import { CELL_DAYS, Conjunctions, type PackedConjunctions } from "../ephemeris/table/conjunctions.js";
import { type PackedSegments, unitsPerDeg, unpackSegment } from "../ephemeris/table/segments.js";
import { TABLE_FIRST_TT_DAYS } from "../ephemeris/table/table-span.js";
import { BODY_TABLES, NUTATION } from "../ephemeris/table/tables.generated.js";
import { addShifted } from "./polynomial.js";

/*
 * Everything that this folder reads of the ephemeris passes through this module: the longitudes that computeChart sees,
 * and the polynomials from which they come. The first decide at which millisecond a boundary is crossed; the second
 * lead there without trial steps.
 */

export type { EphemerisBody } from "../ephemeris/ephemeris-body.js";

/** The packed tables of a body. */
export interface PathTables {
  readonly segments: PackedSegments;
  readonly conjunctions?: PackedConjunctions;
}

/** The most coefficients that a segment has: those of Mercury. */
export const COEFFICIENT_COUNT = 14;

/**
 * The apparent longitude of a body as a piecewise function of time: on each piece a polynomial, plus the light deflection
 * where the body stands near the Sun. Moments are days of TT since J2000.0.
 */
export class Path {
  /** The longitude itself, degrees in [0, 360). */
  readonly longitudeDeg: (ttDays: number) => number;
  /** A bound of the body's speed in either direction. */
  readonly maxDegPerDay: number;
  /** Length of a piece: one segment of the body's table and one of the nutation's hold it. */
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

  /** The first border between pieces after a moment. */
  nextBorder(ttDays: number): number {
    const pieces = Math.floor((ttDays - TABLE_FIRST_TT_DAYS) / this.pieceDays) + 1;
    return TABLE_FIRST_TT_DAYS + pieces * this.pieceDays;
  }

  /**
   * Writes the longitude between two moments of one piece, in degrees, without deflection, give or take whole turns.
   *
   * @param into Takes {@link COEFFICIENT_COUNT} coefficients by power of y, which runs from -1 to 1.
   */
  writePolynomial(fromTtDays: number, toTtDays: number, into: Float64Array): void {
    into.fill(0);
    addSegment(this.#segments, fromTtDays, toTtDays, into);
    addSegment(NUTATION, fromTtDays, toTtDays, into);
  }

  /** Whether light deflection may count in the piece that holds a moment. */
  mayBeDeflected(ttDays: number): boolean {
    return this.#conjunctions?.hasOneInCell(Math.floor((ttDays - TABLE_FIRST_TT_DAYS) / CELL_DAYS)) ?? false;
  }

  /**
   * Degrees that light deflection adds to the longitude.
   *
   * @param longitudeDeg The longitude without it.
   * @param sunDeg The apparent Sun's.
   */
  deflectionDeg(ttDays: number, longitudeDeg: number, sunDeg: number): number {
    return this.#conjunctions?.deflectionDeg(ttDays, signedDeg(longitudeDeg - sunDeg)) ?? 0;
  }
}

/** Adds the part of a table between two moments of one of its segments. */
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

/** The latest segment that was unpacked of each table: all bodies of a moment share that of the nutation. */
const latest = new Map<PackedSegments, { readonly segment: number; readonly powers: Float64Array }>();

/** The coefficients of a segment by power, in the table's units. */
function powersOf(table: PackedSegments, segment: number): Float64Array {
  const known = latest.get(table);
  if (known?.segment === segment) return known.powers;
  const powers = new Float64Array(table.records.columns.length);
  unpackSegment(table, segment, powers);
  latest.set(table, { segment, powers });
  return powers;
}

/** Bounds of the bodies' speeds, degrees a day: what the tables hold, and a twentieth more. */
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

const paths = new Map<EphemerisBody, Path>();

/** The path of a body of the tables. */
export function pathOf(body: EphemerisBody): Path {
  let path = paths.get(body);
  if (path === undefined) {
    path = new Path(BODY_TABLES[body], MAX_DEG_PER_DAY[body], (ttDays) => longitudeDegAt(body, ttDays));
    paths.set(body, path);
  }
  return path;
}

const longitudesDeg = new Float64Array(EPHEMERIS_BODIES.length);

/** The longitude of a body as charts have it, degrees in [0, 360). */
export function longitudeDegAt(body: EphemerisBody, ttDays: number): number {
  writeLongitudesDeg(ttDays, longitudesDeg);
  return longitudesDeg[EPHEMERIS_BODIES.indexOf(body)]!;
}

const J2000_MS = Date.UTC(2000, 0, 1, 12);
const MS_PER_DAY = 86_400_000;

/** Days of TT since J2000.0 of a moment in milliseconds of Unix time: to the bit what charts take. */
export function ttDaysFromMs(ms: number): number {
  return ttDaysFromUtDays((ms - J2000_MS) / MS_PER_DAY);
}

/** Milliseconds of Unix time, with their fraction, of days of TT since J2000.0. */
export function msFromTtDays(ttDays: number): number {
  return J2000_MS + utDaysFromTtDays(ttDays) * MS_PER_DAY;
}

/** The design moment of a birth. */
export function designTtDays(birthTtDays: number): number {
  return designMomentTtDays(birthTtDays, longitudeDegAt("sun", birthTtDays));
}

/** The Sun's arc between the design moment and birth, degrees. */
const DESIGN_ARC_DEG = 88;

/** The design moment lies 86.59 to 92.02 days before birth. */
const MEAN_ARC_DAYS = 89.3;

const daysOfDesignArc = daysOfArc(DESIGN_ARC_DEG);

/** The Sun's longitude, its rate in degrees a day, and half of the rate's change in a day. */
const motion = new Float64Array(3);

/**
 * The birth of a design moment: when the Sun stands 88 degrees further. Good to a microsecond, but for the 40
 * milliseconds beside a border of the Sun's segments.
 */
export function birthTtDaysOf(designTtDays: number): number {
  writeSunMotion(designTtDays, motion);
  const targetDeg = motion[0]! + DESIGN_ARC_DEG;
  let birthTtDays = designTtDays + daysOfDesignArc(targetDeg, designTtDays + MEAN_ARC_DAYS);
  // The ellipse leaves 0.011 days, a step with the acceleration 1e-9 of them, and the second one nothing.
  for (let step = 0; step < 2; step++) {
    writeSunMotion(birthTtDays, motion);
    const [sunDeg, degPerDay, halfAcceleration] = [motion[0]!, motion[1]!, motion[2]!];
    const days = signedDeg(targetDeg - sunDeg) / degPerDay;
    birthTtDays += days * (1 - (days * halfAcceleration) / degPerDay);
  }
  return birthTtDays;
}

/** Every border of any table is a whole number of these from the tables' first moment. */
const SHORTEST_SEGMENT_DAYS = 8;

/** Days from a moment to the nearest border of segments. */
export function daysToBorder(ttDays: number): number {
  const segments = (ttDays - TABLE_FIRST_TT_DAYS) / SHORTEST_SEGMENT_DAYS;
  return Math.abs(segments - Math.round(segments)) * SHORTEST_SEGMENT_DAYS;
}
