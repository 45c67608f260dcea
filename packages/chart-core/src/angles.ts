import { ChartInputError } from "./chart-input-error.js";

/**
 * Brings an angle into [0, 360).
 *
 * The early return avoids a division in the common case (see docs/decisions/0008).
 *
 * @param angleDeg Any angle of a few turns, degrees.
 */
export function normalizeDeg(angleDeg: number): number {
  if (angleDeg >= 0 && angleDeg < 360) return angleDeg;
  const turned = angleDeg - 360 * Math.floor(angleDeg / 360);
  // A tiny negative angle plus 360 rounds to 360 itself, which is outside.
  return turned < 360 ? turned : 0;
}

/**
 * Brings an angle into [-180, 180): the signed difference, if the angle is one longitude less another.
 *
 * @param angleDeg Any angle of a few turns, degrees.
 */
export function signedDeg(angleDeg: number): number {
  return angleDeg - 360 * Math.floor((angleDeg + 180) / 360);
}

/**
 * Returns the point opposite a longitude, by the arithmetic that gives a chart's Earth and South Node.
 *
 * @param longitudeDeg Longitude in [0, 360).
 */
export function oppositeDeg(longitudeDeg: number): number {
  return longitudeDeg < 180 ? longitudeDeg + 180 : longitudeDeg - 180;
}

/**
 * Returns an angle if it is a longitude, and 0 for negative zero.
 *
 * @param field Name of the argument, for the error.
 * @throws ChartInputError `INVALID_ANGLE` outside [0, 360).
 */
export function checkLongitude(longitudeDeg: unknown, field: string): number {
  if (typeof longitudeDeg === "number" && longitudeDeg >= 0 && longitudeDeg < 360) return longitudeDeg + 0;
  throw new ChartInputError({
    code: "INVALID_ANGLE",
    field,
    received: longitudeDeg,
    expected: "a number of degrees from 0 up to, but not including, 360",
  });
}
