import { signedDeg } from "../../src/angles.js";
import { completeTables } from "../../src/ephemeris/all-parts.js";
import { CONJUNCTION_UNITS } from "../../src/ephemeris/table/conjunctions.js";
import { EPHEMERIS_BODIES, type EphemerisBody } from "../../src/ephemeris/table/ephemeris-body.js";
import { unpackRecord } from "../../src/ephemeris/table/packed-records.js";
import {
  END_TT_DAYS,
  FIRST_TT_DAYS,
  isInTable,
  TABLE_FIRST_TT_DAYS,
} from "../../src/ephemeris/table/table-span.js";
import { BODY_TABLES } from "../../src/ephemeris/table/tables.generated.js";
import { longitudeDeg as seriesDeg } from "../../src/series/longitude.js";
import type { Planet } from "../../src/series/planet-sight.js";
import { tableLongitudeDeg } from "../lib/table-longitude.js";

const PLANETS: readonly Planet[] = [
  "mercury",
  "venus",
  "mars",
  "jupiter",
  "saturn",
  "uranus",
  "neptune",
  "pluto",
];

/** Maximum difference of tables and series, arcseconds: at all moments, also beside the Sun and behind its disc. */
export const AGREEMENT_MAX_ARCSEC = 0.006;

/** Differences between tables and series, arcseconds. */
interface Differences {
  readonly count: number;
  readonly mean: number;
  readonly max: number;
}

/** Agreement of the tables with the series model that they were made from. */
export interface Agreement {
  /** All bodies at moments spread over the whole span. */
  readonly anywhere: Differences;
  /** Planets within eight days of a superior conjunction. */
  readonly besideSun: Differences;
  /** Planets behind the Sun's disc. */
  readonly behindSun: Differences;
}

/** Compares tables and series at several hundred moments for each body, the same every time (about three seconds). */
export function measureAgreement(): Agreement {
  const besideSun: number[] = [];
  const behindSun: number[] = [];
  for (const planet of PLANETS) {
    besideSun.push(
      ...conjunctionMoments(planet, 20, 90, 8).map((moment) => differenceArcsec(planet, moment)),
    );
    behindSun.push(
      ...conjunctionMoments(planet, 20, 0.2, 0.6)
        .filter((moment) => isBehindSun(planet, moment))
        .map((moment) => differenceArcsec(planet, moment)),
    );
  }
  const anywhere = spread(400)
    .map((share) => FIRST_TT_DAYS + share * (END_TT_DAYS - FIRST_TT_DAYS))
    .flatMap((ttDays) => EPHEMERIS_BODIES.map((body) => differenceArcsec(body, ttDays)));
  return {
    anywhere: differences(anywhere),
    besideSun: differences(besideSun),
    behindSun: differences(behindSun),
  };
}

/** Returns the difference of table and series for one body at one moment, arcseconds. */
export function differenceArcsec(body: EphemerisBody, ttDays: number): number {
  return Math.abs(signedDeg(tableLongitudeDeg(body, ttDays) - seriesDeg(body, ttDays))) * 3600;
}

/**
 * Returns four moments about each of up to `count` superior conjunctions of a planet.
 *
 * @param maxLatitudeDeg Maximum distance from the Sun's centre at which a conjunction passes.
 * @param withinDays Maximum distance from the conjunction's day.
 */
export function conjunctionMoments(
  planet: Planet,
  count: number,
  maxLatitudeDeg: number,
  withinDays: number,
): number[] {
  completeTables();
  const { records } = BODY_TABLES[planet].conjunctions;
  const near: number[] = [];
  const columns = new Float64Array(2);
  for (let index = 0; index < records.count; index++) {
    unpackRecord(records, index, columns);
    const latitudeDeg = columns[1]! * CONJUNCTION_UNITS.latitude;
    if (Math.abs(latitudeDeg) <= maxLatitudeDeg) near.push(TABLE_FIRST_TT_DAYS + columns[0]!);
  }
  const chosen = near.filter((_, index) => index % Math.ceil(near.length / count) === 0);
  const shares = spread(4 * chosen.length);
  return chosen
    .flatMap((day, index) =>
      shares.slice(4 * index, 4 * index + 4).map((share) => day + (2 * share - 1) * withinDays),
    )
    .filter(isInTable);
}

/** Tests whether a planet that passes the Sun's centre within 0.2 degrees is behind the disc, whose radius is 0.262. */
function isBehindSun(planet: Planet, ttDays: number): boolean {
  const fromSunDeg = signedDeg(tableLongitudeDeg(planet, ttDays) - tableLongitudeDeg("sun", ttDays));
  return Math.abs(fromSunDeg) < 0.165;
}

/** Returns numbers spread evenly over [0, 1), the same every time: multiples of the golden section. */
function spread(count: number): number[] {
  return Array.from({ length: count }, (_, index) => ((index + 0.5) * 0.618033988749895) % 1);
}

function differences(arcsec: readonly number[]): Differences {
  return {
    count: arcsec.length,
    mean: arcsec.reduce((sum, value) => sum + value, 0) / arcsec.length,
    max: Math.max(...arcsec),
  };
}
