import { EPHEMERIS_BODIES } from "./ephemeris-body.js";
import { longitudeDeg } from "./longitude.js";

/**
 * Writes the apparent geocentric longitudes of all bodies at a moment, degrees in [0, 360), true ecliptic and equinox
 * of date, in the order of {@link EPHEMERIS_BODIES}.
 *
 * @param ttDays Days of TT since J2000.0.
 */
export function writeLongitudesDeg(ttDays: number, into: Float64Array): void {
  for (const [index, body] of EPHEMERIS_BODIES.entries()) into[index] = longitudeDeg(body, ttDays);
}
