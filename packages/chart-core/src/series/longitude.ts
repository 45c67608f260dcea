import { normalizeDeg } from "../angles.js";
import type { EphemerisBody } from "../ephemeris/table/ephemeris-body.js";
import { aberrate } from "./aberration.js";
import { moonState } from "./elp-mpp02.js";
import { deflectLight } from "./light-deflection.js";
import { type Observer, observerAt } from "./observer.js";
import { type Planet, type PositionAt, planetSight } from "./planet-sight.js";
import type { State } from "./spherical.js";
import { ARCSEC_PER_DEG, DEG_PER_RAD, KM_PER_AU, LIGHT_DAYS_PER_AU } from "./units.js";
import { add, apply, cross, norm, scale, subtract, unit, type Vector } from "./vector.js";

/**
 * Returns the apparent geocentric longitude of a body: degrees in [0, 360), true ecliptic and equinox of date. The
 * Moon's ascending node is the osculating one (geometric, as is usual).
 *
 * docs/accuracy.md compares it with JPL DE431 as Swiss Ephemeris 2.10.03 gives it.
 *
 * @param ttDays Days of Terrestrial Time since J2000.0 (JD 2451545.0 TT), 1799-08 to 2200-02.
 */
export function longitudeDeg(body: EphemerisBody, ttDays: number): number {
  const { nutationArcsec } = observerAt(ttDays);
  return normalizeDeg(meanEquinoxLongitudeDeg(body, ttDays) + nutationArcsec / ARCSEC_PER_DEG);
}

/**
 * Returns the longitude of {@link longitudeDeg} on the mean equinox of date, in [-180, 180]: without the nutation,
 * which all bodies share.
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
 * Direction to the Sun when its light left it. During that light-time the Sun moves about the barycentre, the frame
 * in which aberration is computed.
 */
function sunDirection({ earth, sunVelocity }: Observer): Vector {
  const lightTimeDays = norm(earth) * LIGHT_DAYS_PER_AU;
  return unit(scale(add(earth, scale(sunVelocity, lightTimeDays)), -1));
}

/**
 * Direction from the Earth's present position to the Moon's one light-time (1.3 s) ago. Both have moved with the Earth.
 */
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

/** Ascending node of the osculating orbit: the Moon's momentary orbital plane intersected with the ecliptic. */
function nodeLongitude({ ttDays, toEclipticOfDate }: Observer): number {
  const { position, velocity } = moonAt(ttDays);
  const [x, y] = apply(toEclipticOfDate, cross(position, velocity));
  return Math.atan2(x, -y) * DEG_PER_RAD;
}

let latestMoon: { readonly ttDays: number; readonly state: State } | undefined;

/** Returns the Moon's state. Keeps the latest one, as callers ask for the Moon and its node together. */
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
