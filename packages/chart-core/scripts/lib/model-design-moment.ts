import { normalizeDeg } from "../../src/angles.js";

const DESIGN_ARC_DEG = 88;

/** The remaining error is below the last digit of any model's longitudes. */
const NEGLIGIBLE_DAYS = 1e-9;

/**
 * Finds the design moment of a birth by any smooth model of the Sun, with the secant method. It is the plain form of
 * `designMomentTtDays`, to which tests compare it. Moments are days of TT since J2000.0.
 *
 * @param sunDeg The model: the apparent Sun's longitude, degrees in [0, 360).
 */
export function modelDesignMoment(birthTtDays: number, sunDeg: (ttDays: number) => number): number {
  const birthSunDeg = sunDeg(birthTtDays);
  const missDeg = (ttDays: number) => DESIGN_ARC_DEG - normalizeDeg(birthSunDeg - sunDeg(ttDays));
  // The Sun takes 86.5 to 92.1 days.
  let [before, ttDays] = [birthTtDays - 93, birthTtDays - 86];
  let [missBefore, miss] = [missDeg(before), missDeg(ttDays)];
  while (Math.abs(ttDays - before) > NEGLIGIBLE_DAYS && miss !== missBefore) {
    const next = ttDays - (miss * (ttDays - before)) / (miss - missBefore);
    [before, missBefore] = [ttDays, miss];
    [ttDays, miss] = [next, missDeg(next)];
  }
  return ttDays;
}
