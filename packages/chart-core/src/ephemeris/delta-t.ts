import { DELTA_T_FIRST_UT_DAYS, DELTA_T_STEP_DAYS, DELTA_T_VALUES } from "./delta-t-values.generated.js";

const SECONDS_PER_DAY = 86_400;

const SECONDS_PER_VALUE = 1e-4;

const VALUES = Int32Array.from(DELTA_T_VALUES);

/**
 * Returns Delta T = TT - UT1 in seconds: cubic interpolation of values every 30 days (Stephenson, Morrison &
 * Hohenkerk 2016, IERS values from 1973, predicted from 2023 on: as the reference, see docs/decisions/0011).
 *
 * @param utDays Days of UT1 since J2000.0, 1789 to 2212.
 */
export function deltaTSeconds(utDays: number): number {
  const steps = (utDays - DELTA_T_FIRST_UT_DAYS) / DELTA_T_STEP_DAYS;
  const index = Math.floor(steps);
  const s = steps - index;
  // Lagrange's cubic through the two values on either side.
  const value =
    (-s * (s - 1) * (s - 2) * VALUES[index - 1]!) / 6 +
    ((s + 1) * (s - 1) * (s - 2) * VALUES[index]!) / 2 -
    ((s + 1) * s * (s - 2) * VALUES[index + 1]!) / 2 +
    ((s + 1) * s * (s - 1) * VALUES[index + 2]!) / 6;
  return value * SECONDS_PER_VALUE;
}

/**
 * Converts days of UTC since J2000.0 to days of Terrestrial Time. UTC is taken as UT1, as in other chart software: the
 * two differ by 0.9 s at most (see docs/decisions/0002).
 */
export function ttDaysFromUtDays(utDays: number): number {
  return utDays + deltaTSeconds(utDays) / SECONDS_PER_DAY;
}

/**
 * Converts days of Terrestrial Time since J2000.0 to days of UTC: the inverse of {@link ttDaysFromUtDays}, to the last
 * digit.
 */
export function utDaysFromTtDays(ttDays: number): number {
  // Delta T changes by at most 5e-8 of the elapsed time, so the value of the same month is accurate enough for this
  // first estimate.
  const step = Math.floor((ttDays - DELTA_T_FIRST_UT_DAYS) / DELTA_T_STEP_DAYS);
  const nearUtDays = ttDays - (VALUES[step]! * SECONDS_PER_VALUE) / SECONDS_PER_DAY;
  return ttDays - deltaTSeconds(nearUtDays) / SECONDS_PER_DAY;
}
