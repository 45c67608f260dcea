import { signedDeg } from "../../src/angles.js";
import {
  CONJUNCTION_UNITS,
  type PackedConjunctions,
  REACH_DEG,
} from "../../src/ephemeris/table/conjunctions.js";
import { TABLE_DAYS, TABLE_FIRST_TT_DAYS } from "../../src/ephemeris/table/table-span.js";
import { SUN_RADIUS_AU } from "../../src/series/light-deflection.js";
import { observerAt } from "../../src/series/observer.js";
import { type Planet, type PositionAt, planetSight } from "../../src/series/planet-sight.js";
import { DEG_PER_RAD, SUN_SCHWARZSCHILD_RADIUS_AU } from "../../src/series/units.js";
import { apply, norm, unit, type Vector } from "../../src/series/vector.js";
import { packRecords } from "./pack-records.js";

/** Days from a conjunction to the two other moments that determine its parabola of latitude. */
const STEP_DAYS = 2;

/**
 * Finds the superior conjunctions of a planet that come within the reach of the deflection.
 *
 * @param fromSunDeg The planet's longitude less the Sun's, give or take whole turns, at any moment of the span.
 */
export function findConjunctions(
  planet: Planet | PositionAt,
  fromSunDeg: (ttDays: number) => number,
): PackedConjunctions {
  // From behind the Sun an inner planet overtakes it; the Sun overtakes an outer one.
  const direction = planet === "mercury" || planet === "venus" ? 1 : -1;
  const rows: number[][] = [];
  let reachDays = 0;
  for (let day = STEP_DAYS; day < TABLE_DAYS - STEP_DAYS; day++) {
    const before = signedDeg(fromSunDeg(TABLE_FIRST_TT_DAYS + day - 0.5)) * direction;
    const after = signedDeg(fromSunDeg(TABLE_FIRST_TT_DAYS + day + 0.5)) * direction;
    if (!(before < 0 && after >= 0 && after - before < 180)) continue;
    const row = conjunctionOn(planet, day);
    if (Math.abs(row[1]! * CONJUNCTION_UNITS.latitude) > REACH_DEG) continue;
    rows.push(row);
    const isWithinReach = (other: number) =>
      Math.abs(signedDeg(fromSunDeg(TABLE_FIRST_TT_DAYS + other))) < REACH_DEG;
    while (day - reachDays > 0 && isWithinReach(day - reachDays)) reachDays += 1;
    while (day + reachDays < TABLE_DAYS && isWithinReach(day + reachDays)) reachDays += 1;
  }
  return { reachDays, records: packRecords(rows) };
}

/** Returns the conjunction of a day, counted from the span's first, as the columns of the packed table. */
export function conjunctionOn(planet: Planet | PositionAt, day: number): number[] {
  const [before, on, after] = [-STEP_DAYS, 0, STEP_DAYS].map((days) =>
    geometryAt(planet, TABLE_FIRST_TT_DAYS + day + days),
  ) as [Geometry, Geometry, Geometry];
  const columns = {
    day,
    latitude: on.latitudeDeg,
    latitudeRate: (after.latitudeDeg - before.latitudeDeg) / (2 * STEP_DAYS),
    halfLatitudeAcceleration:
      (after.latitudeDeg + before.latitudeDeg - 2 * on.latitudeDeg) / (2 * STEP_DAYS * STEP_DAYS),
    strength: on.strength,
    strengthRate: (after.strength - before.strength) / (2 * STEP_DAYS),
    sunRadius: on.sunRadiusDeg,
  };
  const names = Object.keys(CONJUNCTION_UNITS) as (keyof typeof CONJUNCTION_UNITS)[];
  // `+ 0` removes negative zeros, which packed bits cannot hold.
  return names.map((name) => Math.round(columns[name] / CONJUNCTION_UNITS[name]) + 0);
}

interface Geometry {
  /** Above the Sun. */
  readonly latitudeDeg: number;
  /** Deflection times distance from the Sun's centre, square degrees, in the limit of small angles. */
  readonly strength: number;
  readonly sunRadiusDeg: number;
}

function geometryAt(planet: Planet | PositionAt, ttDays: number): Geometry {
  const observer = observerAt(ttDays);
  const { direction, heliocentric } = planetSight(planet, observer);
  const latitudeDeg = (towards: Vector) =>
    Math.asin(apply(observer.toEclipticOfDate, towards)[2]) * DEG_PER_RAD;
  const sunDistanceAu = norm(observer.earth);
  const towardsSun = unit(observer.earth).map((axis) => -axis) as unknown as Vector;
  const strength =
    (2 * (SUN_SCHWARZSCHILD_RADIUS_AU / sunDistanceAu)) / (1 + sunDistanceAu / norm(heliocentric));
  return {
    latitudeDeg: latitudeDeg(direction) - latitudeDeg(towardsSun),
    strength: strength * DEG_PER_RAD * DEG_PER_RAD,
    sunRadiusDeg: (SUN_RADIUS_AU / sunDistanceAu) * DEG_PER_RAD,
  };
}
