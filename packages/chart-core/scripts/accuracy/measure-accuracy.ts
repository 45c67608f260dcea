import { signedDeg } from "../../src/angles.js";
import type { Side, WheelPosition } from "../../src/chart.js";
import { ttDaysFromUtDays, utDaysFromTtDays } from "../../src/ephemeris/delta-t.js";
import { EPHEMERIS_BODIES, type EphemerisBody } from "../../src/ephemeris/table/ephemeris-body.js";
import { activationAt } from "../../src/wheel/activation-at.js";
import { readFixture } from "../lib/fixtures.js";

/**
 * A model to measure: the tables or the series, each with its search for the design moment. Moments are days of TT
 * since J2000.0.
 */
export interface Model {
  readonly longitudeDeg: (body: EphemerisBody, ttDays: number) => number;
  readonly designMomentTtDays: (birthTtDays: number) => number;
}

/** Limits of a body's errors, arcseconds of apparent longitude. */
export interface Limit {
  readonly mean: number;
  readonly max: number;
}

const PLANET: Limit = { mean: 0.005, max: 0.05 };

/** The reference's own node has 0.01 arcsec of noise: eleven times that of its Moon's latitude. */
const NODE: Limit = { mean: 0.012, max: 0.2 };

/** The design Moon has thirteen times the Sun's error, as the Sun's longitude determines the moment. */
const DESIGN_MOON: Limit = { mean: 0.045, max: 0.25 };

/** Maximum difference of the design moment from the reference's, seconds. */
export const DESIGN_MOMENT_MAX_SECONDS = 0.3;

/** Returns the limits of a body on one side. */
export function limitOf(body: EphemerisBody, side: Side): Limit {
  if (body === "northNode") return NODE;
  return body === "moon" && side === "design" ? DESIGN_MOON : PLANET;
}

/** The errors of one body on one side over all rows, arcseconds. */
interface BodyErrors {
  readonly body: EphemerisBody;
  readonly side: Side;
  readonly rows: number;
  readonly mean: number;
  readonly max: number;
}

/** An activation whose gate, line, color or tone differs from the reference's. */
interface Departure {
  readonly utc: string;
  readonly side: Side;
  readonly body: EphemerisBody;
  readonly reference: string;
  readonly ours: string;
  /** Distance of the reference's longitude from the boundary between the two, arcseconds. */
  readonly boundaryArcsec: number;
}

/** A model's errors against the reference. */
export interface Accuracy {
  readonly rows: number;
  readonly errors: readonly BodyErrors[];
  readonly designMoment: { readonly meanSeconds: number; readonly maxSeconds: number };
  /** Activations compared for gate, line, color and tone. */
  readonly positions: number;
  readonly departures: readonly Departure[];
}

const ARCSEC_PER_TONE = 93.75;
/** Julian date of J2000.0. */
export const J2000_JD = 2451545;

/** Compares a model with every row of fixtures/longitudes.csv. */
export function measureAccuracy({ longitudeDeg, designMomentTtDays }: Model): Accuracy {
  const rows = readFixture("longitudes.csv");
  const errors = new Map<string, number[]>();
  const designSeconds: number[] = [];
  const departures: Departure[] = [];
  let positions = 0;
  for (const row of rows) {
    const birthUtDays = Number(row["jd_ut"]) - J2000_JD;
    const birthTtDays = ttDaysFromUtDays(birthUtDays);
    const designTtDays = designMomentTtDays(birthTtDays);
    const designUtDays = utDaysFromTtDays(designTtDays);
    designSeconds.push(Math.abs(designUtDays - (Number(row["design_jd_ut"]) - J2000_JD)) * 86_400);
    for (const side of ["personality", "design"] as const) {
      const ttDays = side === "personality" ? birthTtDays : designTtDays;
      for (const body of EPHEMERIS_BODIES) {
        const referenceDeg = Number(row[referenceColumn(body, side)]);
        const oursDeg = longitudeDeg(body, ttDays);
        const list = errors.get(`${side} ${body}`) ?? [];
        list.push(Math.abs(signedDeg(oursDeg - referenceDeg)) * 3600);
        errors.set(`${side} ${body}`, list);
        positions += 1;
        const [reference, ours] = [describe(activationAt(referenceDeg)), describe(activationAt(oursDeg))];
        if (reference === ours) continue;
        departures.push({
          utc: row["utc"]!,
          side,
          body,
          reference,
          ours,
          boundaryArcsec: toneBoundaryArcsec(referenceDeg),
        });
      }
    }
  }
  return {
    rows: rows.length,
    errors: EPHEMERIS_BODIES.flatMap((body) =>
      (["personality", "design"] as const).map((side) => {
        const list = errors.get(`${side} ${body}`)!;
        return { body, side, rows: list.length, mean: mean(list), max: Math.max(...list) };
      }),
    ),
    designMoment: { meanSeconds: mean(designSeconds), maxSeconds: Math.max(...designSeconds) },
    positions,
    departures,
  };
}

/** Returns the column of fixtures/longitudes.csv with the longitudes of a body on a side. */
export function referenceColumn(body: EphemerisBody, side: Side): string {
  const name = body === "northNode" ? "true_node" : body;
  return side === "design" ? `design_${name}` : name;
}

function describe({ gate, line, color, tone }: WheelPosition): string {
  return `${gate}.${line} color ${color} tone ${tone}`;
}

function toneBoundaryArcsec(degrees: number): number {
  const past = ((degrees - 302 + 360) * 3600) % ARCSEC_PER_TONE;
  return Math.min(past, ARCSEC_PER_TONE - past);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
