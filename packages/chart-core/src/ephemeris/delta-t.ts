import {
  DELTA_T_FIRST_UT_DAYS,
  DELTA_T_FIRST_VALUE,
  DELTA_T_LEAST_STEP,
  DELTA_T_STEP_DAYS,
  DELTA_T_STEPS,
} from "./delta-t-values.generated.js";
import { SEXTETS } from "./table/packed-records.js";

const SECONDS_PER_DAY = 86_400;

const SECONDS_PER_VALUE = 1e-4;

/** All values, in units of 0.0001 s; empty until the first is needed. */
let values: Int32Array = new Int32Array(0);

function unpackedValues(): Int32Array {
  if (values.length === 0) values = unpackValues();
  return values;
}

/** Adds up the packed steps. One plain loop, because the first chart waits for it. */
function unpackValues(): Int32Array {
  const unpacked = new Int32Array(DELTA_T_STEPS.length / 2 + 1);
  let value = DELTA_T_FIRST_VALUE;
  unpacked[0] = value;
  for (let index = 1; index < unpacked.length; index++) {
    const at = 2 * (index - 1);
    const high = SEXTETS[DELTA_T_STEPS.charCodeAt(at)]!;
    const low = SEXTETS[DELTA_T_STEPS.charCodeAt(at + 1)]!;
    value += high * 64 + low + DELTA_T_LEAST_STEP;
    unpacked[index] = value;
  }
  return unpacked;
}

/**
 * Returns Delta T = TT - UT1 in seconds: cubic interpolation of values every 30 days (Stephenson, Morrison &
 * Hohenkerk 2016, IERS values from 1973, predicted from 2023 on: as the reference, see docs/decisions/0011).
 *
 * @param utDays Days of UT1 since J2000.0, 1789 to 2212.
 */
export function deltaTSeconds(utDays: number): number {
  const known = unpackedValues();
  const steps = (utDays - DELTA_T_FIRST_UT_DAYS) / DELTA_T_STEP_DAYS;
  const index = Math.floor(steps);
  const s = steps - index;
  // Lagrange's cubic through the two values on either side.
  const value =
    (-s * (s - 1) * (s - 2) * known[index - 1]!) / 6 +
    ((s + 1) * (s - 1) * (s - 2) * known[index]!) / 2 -
    ((s + 1) * s * (s - 2) * known[index + 1]!) / 2 +
    ((s + 1) * s * (s - 1) * known[index + 2]!) / 6;
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
  const nearUtDays = ttDays - (unpackedValues()[step]! * SECONDS_PER_VALUE) / SECONDS_PER_DAY;
  return ttDays - deltaTSeconds(nearUtDays) / SECONDS_PER_DAY;
}
