import { sunLongitudeDeg as tabulatedSunDeg } from "./longitudes.js";
import { daysOfArc, sunDegPerDay } from "./sun-ellipse.js";

/** The Sun's arc between the design moment and birth, degrees. */
const DESIGN_ARC_DEG = 88;

/** Half of what the Sun's speed changes by in a day, over that speed: its orbit gives as much as the Moon. */
const BEND_PER_DAY = 3e-4;

/** Half the last digit of the days that the tables count. */
const NEGLIGIBLE_DAYS = 7e-12;

const daysOfDesignArc = daysOfArc(DESIGN_ARC_DEG);

/**
 * The latest moment before birth at which the apparent Sun stood exactly 88 degrees behind its place at birth, to the last
 * digit of the days that the tables count (1.5e-11 days, a microsecond). Moments are days of TT since J2000.0.
 *
 * Where two segments of the table meet between the first guess and the answer, the secant takes their small step for a
 * slope, and the answer may be some tens of microseconds off.
 *
 * By secants from where the Sun's ellipse has it, a quarter of an hour away at most: two or three looks at the Sun.
 *
 * @param birthSunDeg The apparent Sun's longitude at birth, degrees.
 * @param sunDeg The same at any moment: the tables', unless another model is asked.
 */
export function designMomentTtDays(
  birthTtDays: number,
  birthSunDeg: number,
  sunDeg: (ttDays: number) => number = tabulatedSunDeg,
): number {
  const targetDeg = birthSunDeg - DESIGN_ARC_DEG;
  let ttDays = birthTtDays - daysOfDesignArc(birthSunDeg, birthTtDays);
  let missDeg = signedDegrees(sunDeg(ttDays) - targetDeg);
  let stepDays = -missDeg / sunDegPerDay(targetDeg, ttDays);
  let leftDays: number;
  do {
    ttDays += stepDays;
    const missBeforeDeg = missDeg;
    missDeg = signedDegrees(sunDeg(ttDays) - targetDeg);
    if (missDeg === missBeforeDeg) break;
    const nextDays = (stepDays * missDeg) / (missBeforeDeg - missDeg);
    // What a secant leaves is the product of the misses on either side of it, times the bend between them.
    leftDays = Math.abs(stepDays * nextDays) * BEND_PER_DAY;
    stepDays = nextDays;
  } while (leftDays > NEGLIGIBLE_DAYS);
  return ttDays + stepDays;
}

/** An angle in degrees brought into [-180, 180). */
function signedDegrees(angleDeg: number): number {
  return angleDeg - 360 * Math.floor((angleDeg + 180) / 360);
}
