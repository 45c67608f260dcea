import { daysOfArc } from "./sun-ellipse.js";
import { isInOneSunSegment, writeSunMotion } from "./table/blocks.js";

/** The Sun's arc between the design moment and birth, degrees. */
const DESIGN_ARC_DEG = 88;

const daysOfDesignArc = daysOfArc(DESIGN_ARC_DEG);

/**
 * The latest moment before birth at which the apparent Sun stood exactly 88 degrees behind its place at birth, to the last
 * digits of the days that the tables count (3e-11 days, three microseconds). Moments are days of TT since J2000.0.
 *
 * From where the Sun's ellipse has it, a quarter of an hour away at most, by one look at the Sun's place, speed and
 * acceleration: what is left of so short a way is below the last digit. Where two segments of the table meet on the way, a
 * second look is taken from beyond. They do not meet to the last digit: where the moment lies within their step (5e-7
 * degrees of the Sun's way at most, one birth in more than a hundred million), it is up to 40 ms off.
 *
 * @param birthTtDays A birth that the tables hold, with the 93 days before it.
 * @param birthSunDeg The apparent Sun's longitude at birth, degrees.
 */
export function designMomentTtDays(birthTtDays: number, birthSunDeg: number): number {
  const targetDeg = birthSunDeg - DESIGN_ARC_DEG;
  const nearTtDays = birthTtDays - daysOfDesignArc(birthSunDeg, birthTtDays);
  const designTtDays = momentOfSun(targetDeg, nearTtDays);
  return isInOneSunSegment(nearTtDays, designTtDays) ? designTtDays : momentOfSun(targetDeg, designTtDays);
}

/** The Sun's longitude at the moment that was looked at, its rate, and half the rate's rate. */
const motion = new Float64Array(3);

/** When the Sun, as it moves about a moment near by, stands where it is wanted. */
function momentOfSun(targetDeg: number, nearTtDays: number): number {
  writeSunMotion(nearTtDays, motion);
  const [sunDeg, degPerDay, bend] = [motion[0]!, motion[1]!, motion[2]!];
  const days = signedDegrees(targetDeg - sunDeg) / degPerDay;
  return nearTtDays + days * (1 - (days * bend) / degPerDay);
}

/** An angle in degrees brought into [-180, 180). */
function signedDegrees(angleDeg: number): number {
  return angleDeg - 360 * Math.floor((angleDeg + 180) / 360);
}
