/**
 * Returns the share of the Sun's mass that bends a ray. For a ray that passes outside the disc, this is 1: the whole
 * mass.
 *
 * For a ray "through" the Sun (a planet behind the disc, invisible but listed by ephemerides) it is the share of the
 * mass inside the cylinder about the Sun's centre: a fit within 2 % to the standard solar model (Bahcall &
 * Pinsonneault 2001).
 *
 * @param x Distance of the ray from the Sun's centre in solar radii.
 */
export function solarMassFraction(x: number): number {
  if (x >= 1) return 1;
  return 1 - Math.exp(-(x * x) * (24 - 33.5 * x + 16.5 * x * x));
}

/** Returns the derivative of {@link solarMassFraction}. */
export function solarMassFractionRate(x: number): number {
  if (x >= 1) return 0;
  return Math.exp(-(x * x) * (24 - 33.5 * x + 16.5 * x * x)) * x * (48 - 100.5 * x + 66 * x * x);
}
