import { ttDaysFromUtDays } from "./delta-t.js";
import { longitudeDeg } from "./longitude.js";

/** The Sun's arc between the design moment and birth, degrees. */
const DESIGN_ARC_DEG = 88;

/** The Sun's mean motion, degrees a day: the arc takes 89.3 days, give or take 2.8. */
const SUN_DEG_PER_DAY = 0.98565;

/**
 * The latest moment before birth at which the apparent Sun stood exactly 88 degrees behind its place at birth, in days
 * of UTC since J2000.0, to the last digit that the day count holds.
 */
export function designMomentUtDays(birthUtDays: number): number {
  const targetDeg = sunDeg(birthUtDays) - DESIGN_ARC_DEG;
  const missDeg = (utDays: number) => signedDegrees(sunDeg(utDays) - targetDeg);
  const guess = birthUtDays - DESIGN_ARC_DEG / SUN_DEG_PER_DAY;
  return findRoot(missDeg, guess, SUN_DEG_PER_DAY);
}

function sunDeg(utDays: number): number {
  return longitudeDeg("sun", ttDaysFromUtDays(utDays));
}

/** An angle in degrees brought into [-180, 180). */
function signedDegrees(angleDeg: number): number {
  return angleDeg - 360 * Math.floor((angleDeg + 180) / 360);
}

/**
 * Where a nearly straight function passes through zero, by secants from a guess, until they bring it no closer: then
 * the last digit of x is reached.
 */
function findRoot(f: (x: number) => number, guess: number, slopeAtGuess: number): number {
  let [x, fx, slope] = [guess, f(guess), slopeAtGuess];
  while (fx !== 0) {
    const next = x - fx / slope;
    const fNext = f(next);
    if (Math.abs(fNext) >= Math.abs(fx)) break;
    slope = (fNext - fx) / (next - x);
    [x, fx] = [next, fNext];
  }
  return x;
}
