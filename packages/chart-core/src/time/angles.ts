/** An angle in degrees brought into [-180, 180). */
export function signedDeg(angleDeg: number): number {
  return angleDeg - 360 * Math.floor((angleDeg + 180) / 360);
}

/** The point opposite a longitude in [0, 360): the same arithmetic as for the Earth and the South Node of a chart. */
export function oppositeDeg(longitudeDeg: number): number {
  return longitudeDeg < 180 ? longitudeDeg + 180 : longitudeDeg - 180;
}
