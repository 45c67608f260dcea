import { solarMassFraction } from "../ephemeris/table/solar-mass-fraction.js";
import { KM_PER_AU, SUN_SCHWARZSCHILD_RADIUS_AU } from "./units.js";
import { add, dot, norm, scale, subtract, unit, type Vector } from "./vector.js";

/** The photosphere's radius, 696 000 km (IAU 1976), in au. */
export const SUN_RADIUS_AU: number = 696_000 / KM_PER_AU;

/**
 * Returns the direction of a body after its light has passed the Sun (Explanatory Supplement to the Astronomical
 * Almanac, 1992, 3.316; point-like Sun, first order). Up to 1.75 arcsec at the limb.
 *
 * @param geocentric Unit vector from the Earth to the body.
 * @param heliocentric From the Sun to the body when the light left it.
 * @param earth Heliocentric position of the Earth, au.
 */
export function deflectLight(geocentric: Vector, heliocentric: Vector, earth: Vector): Vector {
  const earthDistanceAu = norm(earth);
  const e = unit(earth);
  const q = unit(heliocentric);
  const strength = SUN_SCHWARZSCHILD_RADIUS_AU / earthDistanceAu / (1 + dot(q, e));
  const along = subtract(scale(e, dot(geocentric, q)), scale(q, dot(e, geocentric)));
  return unit(add(geocentric, scale(along, strength * massFraction(geocentric, e, earthDistanceAu))));
}

/** Returns the share of the Sun's mass that bends the ray: all of it, unless the body is behind the disc. */
function massFraction(geocentric: Vector, earthDirection: Vector, earthDistanceAu: number): number {
  const isTowardsSun = dot(geocentric, earthDirection) < 0;
  if (!isTowardsSun) return 1;
  const offAxis = norm(add(geocentric, scale(earthDirection, -dot(geocentric, earthDirection))));
  return solarMassFraction(offAxis / (SUN_RADIUS_AU / earthDistanceAu));
}
