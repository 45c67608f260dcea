import { KM_PER_AU, SUN_SCHWARZSCHILD_RADIUS_AU } from "./units.js";
import { add, dot, norm, scale, subtract, unit, type Vector } from "./vector.js";

/** The photosphere's radius, 696 000 km (IAU 1976), in au. */
const SUN_RADIUS_AU = 696_000 / KM_PER_AU;

/**
 * The direction of a body after its light has passed the Sun (Explanatory Supplement to the Astronomical Almanac,
 * 1992, 3.316; point-like Sun, first order). Up to 1.75 arcsec at the limb.
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

/**
 * The share of the Sun's mass that bends a ray: all of it outside the disc; for a ray "through" the Sun (a planet
 * behind the disc, which nobody sees but ephemerides list) the part inside the cylinder about the Sun's centre,
 * a fit within 2 % to the mass profile of the standard solar model (Bahcall & Pinsonneault 2001).
 */
function massFraction(geocentric: Vector, earthDirection: Vector, earthDistanceAu: number): number {
  const offAxis = norm(add(geocentric, scale(earthDirection, -dot(geocentric, earthDirection))));
  const isTowardsSun = dot(geocentric, earthDirection) < 0;
  const x = offAxis / (SUN_RADIUS_AU / earthDistanceAu);
  if (!isTowardsSun || x >= 1) return 1;
  return 1 - Math.exp(-(x * x) * (24 - 33.5 * x + 16.5 * x * x));
}
