import { sunBarycentricVelocity } from "./barycentre.js";
import { nutationInLongitudeArcsec } from "./nutation.js";
import { rotationToEclipticOfDate } from "./precession.js";
import { LIGHT_DAYS_PER_AU } from "./units.js";
import { add, type Matrix, scale, type Vector } from "./vector.js";
import { earthState } from "./vsop87.js";

/** Where the Earth's centre is at a moment and how it looks at the sky: what all bodies of that moment share. */
export interface Observer {
  readonly ttDays: number;
  /** Heliocentric position of the Earth, au, ecliptic J2000. */
  readonly earth: Vector;
  /** Velocity of the Sun about the barycentre of the solar system, au/day. */
  readonly sunVelocity: Vector;
  /** Barycentric velocity of the Earth in units of the speed of light. */
  readonly velocityC: Vector;
  /** From the ecliptic J2000 to the mean ecliptic and equinox of date. */
  readonly toEclipticOfDate: Matrix;
  readonly nutationArcsec: number;
}

let latest: Observer | undefined;

/** The observer at a moment. The last one is remembered: the bodies of a chart are asked for one after another. */
export function observerAt(ttDays: number): Observer {
  if (latest?.ttDays !== ttDays) latest = createObserver(ttDays);
  return latest;
}

function createObserver(ttDays: number): Observer {
  const { position, velocity } = earthState(ttDays);
  const sunVelocity = sunBarycentricVelocity(ttDays);
  return {
    ttDays,
    earth: position,
    sunVelocity,
    velocityC: scale(add(velocity, sunVelocity), LIGHT_DAYS_PER_AU),
    toEclipticOfDate: rotationToEclipticOfDate(ttDays),
    nutationArcsec: nutationInLongitudeArcsec(ttDays),
  };
}
