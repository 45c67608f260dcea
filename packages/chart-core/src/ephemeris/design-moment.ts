import { ttDaysFromUtDays } from "./delta-t.js";
import { sunLongitudeDeg as tabulatedSunDeg } from "./longitudes.js";

/** The Sun's arc between the design moment and birth, degrees. */
const DESIGN_ARC_DEG = 88;

/** The Sun's mean motion, degrees a day: the arc takes 89.3 days, give or take 2.8. */
const SUN_DEG_PER_DAY = 0.98565;

/** The error that a secant's step leaves is below 3e-5 of the step: here, below the last digit of the day count. */
const LAST_STEP_DAYS = 1e-8;

/**
 * The latest moment before birth at which the apparent Sun stood exactly 88 degrees behind its place at birth, in days
 * of UTC since J2000.0, to the last digit of the days that the tables count (1.5e-11 days, a microsecond).
 *
 * @param sunDeg The apparent Sun's longitude in degrees at days of TT: the tables', unless another model is asked.
 */
export function designMomentUtDays(
  birthUtDays: number,
  sunDeg: (ttDays: number) => number = tabulatedSunDeg,
): number {
  const targetDeg = sunDeg(ttDaysFromUtDays(birthUtDays)) - DESIGN_ARC_DEG;
  let utDays = birthUtDays - DESIGN_ARC_DEG / SUN_DEG_PER_DAY;
  let missDeg = signedDegrees(sunDeg(ttDaysFromUtDays(utDays)) - targetDeg);
  let stepDays = -missDeg / SUN_DEG_PER_DAY;
  while (stepDays > LAST_STEP_DAYS || stepDays < -LAST_STEP_DAYS) {
    const missBeforeDeg = missDeg;
    utDays += stepDays;
    missDeg = signedDegrees(sunDeg(ttDaysFromUtDays(utDays)) - targetDeg);
    stepDays *= missDeg / (missBeforeDeg - missDeg);
  }
  return utDays + stepDays;
}

/** An angle in degrees brought into [-180, 180). */
function signedDegrees(angleDeg: number): number {
  return angleDeg - 360 * Math.floor((angleDeg + 180) / 360);
}
