import { SUN_SCHWARZSCHILD_RADIUS_AU } from "./units.js";
import { add, dot, scale, subtract, unit, type Vector } from "./vector.js";

/**
 * Returns the direction in which a moving observer sees a body: relativistic annual aberration with the Sun's potential
 * (Klioner 2003, Astron. J. 125, 1580, section 7).
 *
 * @param direction Unit vector to the body for an observer at rest in the barycentre.
 * @param velocityC The observer's barycentric velocity in units of the speed of light.
 * @param sunDistanceAu From the observer to the Sun.
 */
export function aberrate(direction: Vector, velocityC: Vector, sunDistanceAu: number): Vector {
  const inverseLorentz = Math.sqrt(1 - dot(velocityC, velocityC));
  const alongVelocity = dot(direction, velocityC);
  const potential = SUN_SCHWARZSCHILD_RADIUS_AU / sunDistanceAu;
  const special = add(
    scale(direction, inverseLorentz),
    scale(velocityC, 1 + alongVelocity / (1 + inverseLorentz)),
  );
  const general = scale(subtract(velocityC, scale(direction, alongVelocity)), potential);
  return unit(add(special, general));
}
