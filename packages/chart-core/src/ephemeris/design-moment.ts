import { signedDeg } from "../angles.js";
import { daysOfArc } from "./sun-ellipse.js";
import { isInOneSunSegment, writeSunMotion } from "./table/blocks.js";

/** The Sun's arc between the design moment and birth, degrees. */
const DESIGN_ARC_DEG = 88;

const daysOfDesignArc = daysOfArc(DESIGN_ARC_DEG);

/**
 * Finds the latest moment before birth at which the apparent Sun stood exactly 88 degrees behind its longitude at
 * birth. Moments are days of TT since J2000.0; the result is exact to 3e-11 days (three microseconds).
 *
 * Starts from a Kepler estimate (at most 15 minutes off) and takes one Newton step with the second-order term, which
 * leaves less than the last digit. If the step crosses a border of segments, it takes a second step from the other
 * side. Neighbouring segments differ by up to 5e-7 degrees where they meet: a design moment within that gap (one birth
 * in more than a hundred million) is up to 40 ms off.
 *
 * Plain form: `modelDesignMoment` in scripts/lib. Reason for the fast one: see docs/decisions/0008.
 *
 * @param birthTtDays A birth whose preceding 93 days lie in the tables as well.
 * @param birthSunDeg The apparent Sun's longitude at birth, degrees.
 */
export function designMomentTtDays(birthTtDays: number, birthSunDeg: number): number {
  const targetDeg = birthSunDeg - DESIGN_ARC_DEG;
  const nearTtDays = birthTtDays - daysOfDesignArc(birthSunDeg, birthTtDays);
  const designTtDays = momentOfSun(targetDeg, nearTtDays);
  return isInOneSunSegment(nearTtDays, designTtDays) ? designTtDays : momentOfSun(targetDeg, designTtDays);
}

/** Scratch array: the Sun's longitude (degrees), its rate (per day) and half of its acceleration (per day squared). */
const motion = new Float64Array(3);

/** Extrapolates the Sun's motion at a nearby moment to the moment at which it reaches a longitude. */
function momentOfSun(targetDeg: number, nearTtDays: number): number {
  writeSunMotion(nearTtDays, motion);
  const [sunDeg, degPerDay, halfAcceleration] = [motion[0]!, motion[1]!, motion[2]!];
  const days = signedDeg(targetDeg - sunDeg) / degPerDay;
  return nearTtDays + days * (1 - (days * halfAcceleration) / degPerDay);
}
