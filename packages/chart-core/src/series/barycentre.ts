import { add, scale, type Vector } from "./vector.js";
import { type PlanetSeries, planetSeries, seriesState, type VsopPlanet } from "./vsop87.js";

/** Masses in solar masses (IAU 1976 system, that of VSOP87). */
export const GIANT_MASSES: Readonly<Record<"jupiter" | "saturn" | "uranus" | "neptune", number>> = {
  jupiter: 1 / 1047.3486,
  saturn: 1 / 3497.898,
  uranus: 1 / 22902.98,
  neptune: 1 / 19412.24,
};

/** Masses in solar masses (IAU 1976 system); the Earth's with the Moon's. */
const INNER_MASSES = {
  mercury: 1 / 6023600,
  venus: 1 / 408523.71,
  earth: 1 / 328900.56,
  mars: 1 / 3098708,
} as const;

/** Mass of Mercury to Mars together, in solar masses. */
export const INNER_MASS_SUN: number = total(INNER_MASSES);

/**
 * Series of the giant planets, without the terms below 1e-4 (radians, au). The error is below 2e-8 au/day, 0.00003
 * arcsec of aberration.
 */
const GIANTS = weighted(GIANT_MASSES, 1e-4);

/** Series of the inner planets, without the terms below 1e-6. The error is below 1e-10 au of the barycentre. */
const INNER_PLANETS = weighted(INNER_MASSES, 1e-6);

/** Returns the velocity of the Sun about the barycentre of the solar system, au/day, ecliptic J2000. */
export function sunBarycentricVelocity(ttDays: number): Vector {
  const momentum = massWeightedSum(GIANTS, (series) => seriesState(series, ttDays).velocity);
  return scale(momentum, -1 / (1 + total(GIANT_MASSES)));
}

/** Returns the barycentre of the Sun and Mercury to Mars: heliocentric, au, ecliptic J2000. */
export function innerBarycentre(ttDays: number): Vector {
  return massWeightedSum(INNER_PLANETS, (series) => seriesState(series, ttDays).position);
}

type WeightedSeries = readonly [massSun: number, series: PlanetSeries];

function weighted(masses: Partial<Record<VsopPlanet, number>>, minAmplitude: number): WeightedSeries[] {
  return Object.entries(masses).map(([planet, mass]) => [
    mass,
    planetSeries(planet as VsopPlanet, minAmplitude),
  ]);
}

function massWeightedSum(
  planets: readonly WeightedSeries[],
  vectorOf: (series: PlanetSeries) => Vector,
): Vector {
  return planets.reduce<Vector>((sum, [mass, series]) => add(sum, scale(vectorOf(series), mass)), [0, 0, 0]);
}

function total(masses: Readonly<Record<string, number>>): number {
  return Object.values(masses).reduce((sum, mass) => sum + mass);
}
