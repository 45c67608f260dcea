import { EPHEMERIS_BODIES, type EphemerisBody } from "./ephemeris-body.js";
import { ANGLES, NUTATION_ANGLE, SUN_ANGLE, writeAnglesDeg } from "./table/blocks.js";
import { addDeflections } from "./table/deflections.js";
import { isInTable } from "./table/table-span.js";

const BODIES: number = EPHEMERIS_BODIES.length;

/** The angle of the first body; the others follow in their order. */
const FIRST_BODY = SUN_ANGLE;

/** Where the angles of a moment are written; nothing keeps them beyond the call that reads them. */
const anglesDeg = new Float64Array(ANGLES);

/**
 * Apparent geocentric longitudes of all bodies at a moment, degrees in [0, 360), true ecliptic and equinox of date; of
 * the Moon's ascending node, the osculating one. From the packed tables, within the bounds of docs/accuracy.md of the
 * series model that they were made from.
 *
 * @param ttDays Days of Terrestrial Time since J2000.0 (JD 2451545.0 TT), 1799-09-01 to 2200-02-01.
 * @param into Takes the longitudes in the order of {@link EPHEMERIS_BODIES}.
 * @throws RangeError outside these years.
 */
export function writeLongitudesDeg(ttDays: number, into: Float64Array): void {
  checkInTable(ttDays);
  writeAnglesDeg(ttDays, anglesDeg);
  addDeflections(ttDays, anglesDeg);
  const nutationDeg = anglesDeg[NUTATION_ANGLE]!;
  for (let body = 0; body < BODIES; body++) into[body] = inTurn(anglesDeg[FIRST_BODY + body]! + nutationDeg);
}

const all = new Float64Array(EPHEMERIS_BODIES.length);

/** The longitude of one body, as {@link writeLongitudesDeg} gives it, for callers who need no speed. */
export function longitudeDeg(body: EphemerisBody, ttDays: number): number {
  writeLongitudesDeg(ttDays, all);
  return all[EPHEMERIS_BODIES.indexOf(body)]!;
}

function checkInTable(ttDays: number): void {
  if (!isInTable(ttDays)) {
    throw new RangeError(
      `longitudes are tabulated from 1799-09 to 2200-02, not at ${ttDays} days from J2000.0`,
    );
  }
}

/** An angle in degrees brought into [0, 360). Most are there, and a division would take longer than the look. */
function inTurn(angleDeg: number): number {
  if (angleDeg >= 0 && angleDeg < 360) return angleDeg;
  const turned = angleDeg - 360 * Math.floor(angleDeg / 360);
  // A tiny negative angle plus 360 rounds to 360 itself, which is outside.
  return turned < 360 ? turned : 0;
}
