import type { Observer } from "./observer.js";
import { plutoHeliocentricPosition } from "./pluto.js";
import { LIGHT_DAYS_PER_AU } from "./units.js";
import { add, norm, scale, subtract, unit, type Vector } from "./vector.js";
import { heliocentricPosition, type VsopPlanet } from "./vsop87.js";

/** The planets as seen from the Earth: all but the Earth itself. */
export type Planet = Exclude<VsopPlanet, "earth"> | "pluto";

/** Returns the heliocentric position (au, ecliptic J2000) of a body that the series model does not include. */
export type PositionAt = (ttDays: number) => Vector;

/** The position of a planet at the moment when the light that now reaches the Earth left it. */
export interface PlanetSight {
  /** Unit vector from the Earth, before light deflection and aberration, ecliptic J2000. */
  readonly direction: Vector;
  /** From the Sun, au, ecliptic J2000. */
  readonly heliocentric: Vector;
}

/**
 * Computes the position of a planet as seen from the Earth, without light deflection by the Sun and aberration by the
 * Earth's motion.
 */
export function planetSight(planet: Planet | PositionAt, observer: Observer): PlanetSight {
  const { earth, sunVelocity } = observer;
  const heliocentric = positionWhenLightLeft(planet, observer);
  const lightTimeDays = norm(subtract(heliocentric, earth)) * LIGHT_DAYS_PER_AU;
  const geocentric = subtract(subtract(heliocentric, earth), scale(sunVelocity, lightTimeDays));
  return { direction: unit(geocentric), heliocentric };
}

/** Returns the heliocentric position of a planet one light-time ago: two evaluations, then a step along the chord. */
function positionWhenLightLeft(planet: Planet | PositionAt, { ttDays, earth }: Observer): Vector {
  const now = planetPosition(planet, ttDays);
  const roughDays = norm(subtract(now, earth)) * LIGHT_DAYS_PER_AU;
  const earlier = planetPosition(planet, ttDays - roughDays);
  const exactDays = norm(subtract(earlier, earth)) * LIGHT_DAYS_PER_AU;
  return add(earlier, scale(subtract(now, earlier), 1 - exactDays / roughDays));
}

function planetPosition(planet: Planet | PositionAt, ttDays: number): Vector {
  if (typeof planet === "function") return planet(ttDays);
  return planet === "pluto" ? plutoHeliocentricPosition(ttDays) : heliocentricPosition(planet, ttDays);
}
