import type { EphemerisBody } from "../ephemeris/ephemeris-body.js";
import { aberrate } from "./aberration.js";
import { moonState } from "./elp-mpp02.js";
import { deflectLight } from "./light-deflection.js";
import { type Observer, observerAt } from "./observer.js";
import { type Planet, type PositionAt, planetSight } from "./planet-sight.js";
import type { State } from "./spherical.js";
import { ARCSEC_PER_DEG, DEG_PER_RAD, KM_PER_AU, LIGHT_DAYS_PER_AU, normalizeDeg } from "./units.js";
import { add, apply, cross, norm, scale, subtract, unit, type Vector } from "./vector.js";

/**
 * Apparent geocentric longitude of a body, degrees in [0, 360), true ecliptic and equinox of date; of the Moon's
 * ascending node, the osculating one (geometric, as is usual). Against JPL DE431 as Swiss Ephemeris 2.10.03 gives
 * it: see docs/accuracy.md.
 *
 * @param ttDays Days of Terrestrial Time since J2000.0 (JD 2451545.0 TT), 1799-08 to 2200-02.
 */
export function longitudeDeg(body: EphemerisBody, ttDays: number): number {
  const { nutationArcsec } = observerAt(ttDays);
  return normalizeDeg(meanEquinoxLongitudeDeg(body, ttDays) + nutationArcsec / ARCSEC_PER_DEG);
}

/**
 * The same on the mean equinox of date, in [-180, 180]: the nutation, which all bodies share, is left out.
 *
 * @param ttDays Days of Terrestrial Time since J2000.0, 1799-08 to 2200-02.
 */
export function meanEquinoxLongitudeDeg(body: EphemerisBody | PositionAt, ttDays: number): number {
  const observer = observerAt(ttDays);
  switch (body) {
    case "sun":
      return longitudeOf(aberrated(sunDirection(observer), observer), observer);
    case "moon":
      return longitudeOf(aberrated(moonDirection(observer), observer), observer);
    case "northNode":
      return nodeLongitude(observer);
    default:
      return longitudeOf(planetDirection(body, observer), observer);
  }
}

/**
 * The Sun's light left it a light-time ago; in that time the Sun moved on about the barycentre, in whose frame the
 * aberration is reckoned.
 */
function sunDirection({ earth, sunVelocity }: Observer): Vector {
  const lightTimeDays = norm(earth) * LIGHT_DAYS_PER_AU;
  return unit(scale(add(earth, scale(sunVelocity, lightTimeDays)), -1));
}

/** The Moon a light-time (1.3 s) ago, as seen from where the Earth is now: both have moved with the Earth. */
function moonDirection({ ttDays, velocityC }: Observer): Vector {
  const { position, velocity } = moonAt(ttDays);
  const distanceKm = norm(position);
  const lightTimeDays = (distanceKm / KM_PER_AU) * LIGHT_DAYS_PER_AU;
  return unit(subtract(subtract(position, scale(velocity, lightTimeDays)), scale(velocityC, distanceKm)));
}

function planetDirection(planet: Planet | PositionAt, observer: Observer): Vector {
  const { direction, heliocentric } = planetSight(planet, observer);
  return aberrated(deflectLight(direction, heliocentric, observer.earth), observer);
}

/** The ascending node of the osculating orbit: where the Moon's orbital plane of the moment cuts the ecliptic. */
function nodeLongitude({ ttDays, toEclipticOfDate }: Observer): number {
  const { position, velocity } = moonAt(ttDays);
  const [x, y] = apply(toEclipticOfDate, cross(position, velocity));
  return Math.atan2(x, -y) * DEG_PER_RAD;
}

let latestMoon: { readonly ttDays: number; readonly state: State } | undefined;

/** The Moon's state; the last one is remembered, for the Moon and its node are asked for together. */
function moonAt(ttDays: number): State {
  if (latestMoon?.ttDays !== ttDays) latestMoon = { ttDays, state: moonState(ttDays) };
  return latestMoon.state;
}

function aberrated(direction: Vector, { velocityC, earth }: Observer): Vector {
  return aberrate(direction, velocityC, norm(earth));
}

function longitudeOf(direction: Vector, { toEclipticOfDate }: Observer): number {
  const [x, y] = apply(toEclipticOfDate, direction);
  return Math.atan2(y, x) * DEG_PER_RAD;
}
