import { sunBarycentricVelocity } from "./barycentre.js";
import { nutationInLongitudeArcsec } from "./nutation.js";
import { rotationToEclipticOfDate } from "./precession.js";
import { LIGHT_DAYS_PER_AU } from "./units.js";
import { add, type Matrix, scale, type Vector } from "./vector.js";
import { earthState } from "./vsop87.js";

/** The Earth's centre at a moment, with its motion and orientation: the data that all bodies of the moment share. */
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

/** Returns the observer at a moment. Keeps the latest one, as callers ask for the bodies of a moment in succession. */
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
