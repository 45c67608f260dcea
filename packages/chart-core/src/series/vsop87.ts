import earth from "astronomia/data/vsop87Bearth";
import jupiter from "astronomia/data/vsop87Bjupiter";
import mars from "astronomia/data/vsop87Bmars";
import mercury from "astronomia/data/vsop87Bmercury";
import neptune from "astronomia/data/vsop87Bneptune";
import saturn from "astronomia/data/vsop87Bsaturn";
import uranus from "astronomia/data/vsop87Buranus";
import venus from "astronomia/data/vsop87Bvenus";
import {
  compileSeries,
  evaluate,
  evaluateWithRate,
  type PoissonSeries,
  type ValueAndRate,
} from "./poisson-series.js";
import { type SphericalState, type State, toRectangular, toRectangularState } from "./spherical.js";
import { DAYS_PER_CENTURY } from "./units.js";
import type { Vector } from "./vector.js";
import { vsop87Correction } from "./vsop87-correction.js";

const DATA = { mercury, venus, earth, mars, jupiter, saturn, uranus, neptune };

/** The planets of VSOP87. */
export type VsopPlanet = "mercury" | "venus" | "earth" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune";

/** The series of one planet: longitude and latitude in radians, radius in au, over Julian millennia. */
export interface PlanetSeries {
  readonly longitude: PoissonSeries;
  readonly latitude: PoissonSeries;
  readonly radius: PoissonSeries;
}

const DAYS_PER_MILLENNIUM = 10 * DAYS_PER_CENTURY;

const FULL_SERIES: Readonly<Record<VsopPlanet, PlanetSeries>> = {
  mercury: planetSeries("mercury"),
  venus: planetSeries("venus"),
  earth: planetSeries("earth"),
  mars: planetSeries("mars"),
  jupiter: planetSeries("jupiter"),
  saturn: planetSeries("saturn"),
  uranus: planetSeries("uranus"),
  neptune: planetSeries("neptune"),
};

/** Returns the series of a planet without the terms below an amplitude (radians, au). */
export function planetSeries(planet: VsopPlanet, minAmplitude = 0): PlanetSeries {
  const { L, B, R } = DATA[planet];
  return {
    longitude: compileSeries(L, minAmplitude),
    latitude: compileSeries(B, minAmplitude),
    radius: compileSeries(R, minAmplitude),
  };
}

/**
 * Returns the heliocentric rectangular position in au, dynamical ecliptic and equinox J2000: VSOP87B (Bretagnon &
 * Francou 1988, Astron. Astrophys. 202, 309) with this project's corrections to JPL DE431.
 *
 * @param ttDays Days of Terrestrial Time since J2000.0, 1595 to 2205: the corrections diverge outside.
 */
export function heliocentricPosition(planet: VsopPlanet, ttDays: number): Vector {
  const { longitude, latitude, radius } = FULL_SERIES[planet];
  const t = ttDays / DAYS_PER_MILLENNIUM;
  return correctedPosition(
    planet,
    ttDays,
    evaluate(longitude, t, sumCosines),
    evaluate(latitude, t, sumCosines),
    evaluate(radius, t, sumCosines),
  );
}

/** Returns the Earth's {@link heliocentricPosition} and its velocity (au/day, of the uncorrected series). */
export function earthState(ttDays: number): State {
  const { longitude, latitude, radius } = sphericalState(FULL_SERIES.earth, ttDays);
  return {
    position: correctedPosition("earth", ttDays, longitude.value, latitude.value, radius.value),
    velocity: toRectangularState(longitude, latitude, radius).velocity,
  };
}

/** Returns the heliocentric position and velocity (au, au/day) by uncorrected, possibly truncated series. */
export function seriesState(series: PlanetSeries, ttDays: number): State {
  const { longitude, latitude, radius } = sphericalState(series, ttDays);
  return toRectangularState(longitude, latitude, radius);
}

function correctedPosition(
  planet: VsopPlanet,
  ttDays: number,
  longitude: number,
  latitude: number,
  radius: number,
): Vector {
  const correction = vsop87Correction(planet, ttDays / DAYS_PER_CENTURY);
  return toRectangular(
    longitude + correction.longitude,
    latitude + correction.latitude,
    radius + correction.radius,
  );
}

/** Evaluates the coordinates with their rates per day. */
function sphericalState(series: PlanetSeries, ttDays: number): SphericalState {
  const perDay = (coordinate: PoissonSeries): ValueAndRate => {
    const { value, rate } = evaluateWithRate(coordinate, ttDays / DAYS_PER_MILLENNIUM, sumCosinesWithRate);
    return { value, rate: rate / DAYS_PER_MILLENNIUM };
  };
  return {
    longitude: perDay(series.longitude),
    latitude: perDay(series.latitude),
    radius: perDay(series.radius),
  };
}

/** Sums the terms of VSOP87: `[amplitude, phase, frequency]`. */
function sumCosines(terms: Float64Array, t: number): number {
  let sum = 0;
  for (let at = 0; at < terms.length; at += 3) {
    sum += terms[at]! * Math.cos(terms[at + 1]! + terms[at + 2]! * t);
  }
  return sum;
}

function sumCosinesWithRate(terms: Float64Array, t: number): ValueAndRate {
  let value = 0;
  let rate = 0;
  for (let at = 0; at < terms.length; at += 3) {
    const amplitude = terms[at]!;
    const frequency = terms[at + 2]!;
    const argument = terms[at + 1]! + frequency * t;
    value += amplitude * Math.cos(argument);
    rate -= amplitude * frequency * Math.sin(argument);
  }
  return { value, rate };
}
