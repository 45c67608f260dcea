import { writeLongitudesDeg } from "../../src/ephemeris/longitudes.js";
import { EPHEMERIS_BODIES, type EphemerisBody } from "../../src/ephemeris/table/ephemeris-body.js";

const longitudesDeg = new Float64Array(EPHEMERIS_BODIES.length);

/** Returns the longitude of one body from the tables, degrees in [0, 360), as `writeLongitudesDeg` writes it. */
export function tableLongitudeDeg(body: EphemerisBody, ttDays: number): number {
  writeLongitudesDeg(ttDays, longitudesDeg);
  return longitudesDeg[EPHEMERIS_BODIES.indexOf(body)]!;
}
