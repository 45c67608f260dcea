import { VSOP87B_CORRECTIONS } from "./corrections.generated.js";
import { wholePower } from "./polynomial.js";

/** Corrections to add to a planet's VSOP87B coordinates: radians and au. */
export interface SphericalCorrection {
  readonly longitude: number;
  readonly latitude: number;
  readonly radius: number;
}

/**
 * Returns the fitted difference between JPL DE431 and VSOP87B: the sum of (T/2)^power (c cos + s sin)(phase + frequency
 * T).
 *
 * @param planet A planet's name, Mercury to Neptune.
 * @param centuries Julian centuries TT since J2000.0.
 */
export function vsop87Correction(planet: string, centuries: number): SphericalCorrection {
  let longitude = 0;
  let latitude = 0;
  let radius = 0;
  for (const row of VSOP87B_CORRECTIONS[planet]!) {
    const [power, phase, frequency, cosL, sinL, cosB, sinB, cosR, sinR] = row as CorrectionRow;
    const argument = phase + frequency * centuries;
    const factor = wholePower(centuries / 2, power);
    const cos = factor * Math.cos(argument);
    const sin = factor * Math.sin(argument);
    longitude += cosL * cos + sinL * sin;
    latitude += cosB * cos + sinB * sin;
    radius += cosR * cos + sinR * sin;
  }
  return { longitude, latitude, radius };
}

type CorrectionRow = readonly [
  power: number,
  phase: number,
  frequency: number,
  cosL: number,
  sinL: number,
  cosB: number,
  sinB: number,
  cosR: number,
  sinR: number,
];
