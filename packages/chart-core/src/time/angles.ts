/** An angle in degrees brought into [-180, 180). */
export function signedDeg(angleDeg: number): number {
  return angleDeg - 360 * Math.floor((angleDeg + 180) / 360);
}

/** The point opposite a longitude in [0, 360): the same arithmetic as for the Earth and the South Node of a chart. */
export function oppositeDeg(longitudeDeg: number): number {
  return longitudeDeg < 180 ? longitudeDeg + 180 : longitudeDeg - 180;
}

/** An angle in degrees brought into [0, 360). */
export function normalizeDeg(angleDeg: number): number {
  const turned = angleDeg - 360 * Math.floor(angleDeg / 360);
  // A tiny negative angle plus 360 rounds to 360 itself, which is outside.
  return turned < 360 ? turned : 0;
}
