import { normalizeDeg } from "../angles.js";
import {
  ANGLE_COUNT,
  NUTATION_ANGLE,
  SUN_ANGLE,
  writeAnglesDeg,
  writeRatesDegPerDay,
} from "./table/blocks.js";
import { addDeflectionRates, addDeflections } from "./table/deflections.js";
import { EPHEMERIS_BODIES } from "./table/ephemeris-body.js";
import { isInTable } from "./table/table-span.js";

const BODY_COUNT: number = EPHEMERIS_BODIES.length;

/** Index of the first body's angle; the other bodies follow in the order of {@link EPHEMERIS_BODIES}. */
const FIRST_BODY = SUN_ANGLE;

/** Scratch array for the angles of one moment; each call overwrites it. */
const anglesDeg = new Float64Array(ANGLE_COUNT);

/**
 * Writes the apparent geocentric longitudes of all bodies at a moment: degrees in [0, 360), true ecliptic and equinox
 * of date. The Moon's ascending node is the osculating one.
 *
 * The longitudes come from the packed tables, whose part of the moment must have been added. docs/accuracy.md bounds
 * their distance from the series model that the tables were made from.
 *
 * @param ttDays Days of Terrestrial Time since J2000.0 (JD 2451545.0 TT), 1799-09-01 to 2200-02-01.
 * @param into Takes the longitudes in the order of {@link EPHEMERIS_BODIES}.
 * @throws RangeError outside these years.
 */
export function writeLoadedLongitudesDeg(ttDays: number, into: Float64Array): void {
  checkInTable(ttDays);
  writeAnglesDeg(ttDays, anglesDeg);
  addDeflections(ttDays, anglesDeg);
  const nutationDeg = anglesDeg[NUTATION_ANGLE]!;
  for (let body = 0; body < BODY_COUNT; body++) {
    into[body] = normalizeDeg(anglesDeg[FIRST_BODY + body]! + nutationDeg);
  }
}

/** Scratch array for the rates of the angles of one moment; each call overwrites it. */
const ratesDegPerDay = new Float64Array(ANGLE_COUNT);

/**
 * Writes the speeds of all bodies at a moment: the derivatives of the longitudes that {@link writeLoadedLongitudesDeg}
 * writes, in degrees per day of TT.
 *
 * @param ttDays Days of Terrestrial Time since J2000.0, 1799-09-01 to 2200-02-01.
 * @param into Takes the speeds in the order of {@link EPHEMERIS_BODIES}.
 * @throws RangeError outside these years.
 */
export function writeLoadedSpeedsDegPerDay(ttDays: number, into: Float64Array): void {
  checkInTable(ttDays);
  writeAnglesDeg(ttDays, anglesDeg);
  writeRatesDegPerDay(ttDays, ratesDegPerDay);
  addDeflectionRates(ttDays, anglesDeg, ratesDegPerDay);
  for (let body = 0; body < BODY_COUNT; body++) {
    into[body] = ratesDegPerDay[FIRST_BODY + body]! + ratesDegPerDay[NUTATION_ANGLE]!;
  }
}

function checkInTable(ttDays: number): void {
  if (!isInTable(ttDays)) {
    throw new RangeError(
      `longitudes are tabulated from 1799-09 to 2200-02, not at ${ttDays} days from J2000.0`,
    );
  }
}
