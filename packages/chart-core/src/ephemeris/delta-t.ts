import {
  DELTA_T_CHUNK_STARTS,
  DELTA_T_CHUNK_VALUES,
  DELTA_T_FIRST_UT_DAYS,
  DELTA_T_LEAST_STEP,
  DELTA_T_STEP_DAYS,
  DELTA_T_STEPS,
} from "./delta-t-values.generated.js";
import { SEXTETS } from "./table/packed-records.js";

const SECONDS_PER_DAY = 86_400;

const SECONDS_PER_VALUE = 1e-4;

/** Values of the unpacked chunks, in units of 0.0001 s. */
const values = new Int32Array(DELTA_T_STEPS.length / 2 + 1);

/** 1 at the number of each unpacked chunk. */
const isUnpacked = new Uint8Array(DELTA_T_CHUNK_STARTS.length);

/** Unpacks the values from before an index to two after it. The first chart waits for this: it unpacks five years. */
function needValuesAbout(index: number): void {
  const chunk = Math.floor((index - 1) / DELTA_T_CHUNK_VALUES);
  if (isUnpacked[chunk] === 0) unpackChunk(chunk);
}

/** Adds up the steps of a chunk, and those of the next chunk's first values, which interpolation at the end needs. */
function unpackChunk(chunk: number): void {
  const first = chunk * DELTA_T_CHUNK_VALUES;
  const end = Math.min(first + DELTA_T_CHUNK_VALUES + 3, values.length);
  let value = DELTA_T_CHUNK_STARTS[chunk]!;
  values[first] = value;
  for (let index = first + 1; index < end; index++) {
    const at = 2 * (index - 1);
    const high = SEXTETS[DELTA_T_STEPS.charCodeAt(at)]!;
    const low = SEXTETS[DELTA_T_STEPS.charCodeAt(at + 1)]!;
    value += high * 64 + low + DELTA_T_LEAST_STEP;
    values[index] = value;
  }
  isUnpacked[chunk] = 1;
}

/**
 * Returns Delta T = TT - UT1 in seconds: cubic interpolation of values every 30 days (Stephenson, Morrison &
 * Hohenkerk 2016, IERS values from 1973, predicted from 2023 on: as the reference, see docs/decisions/0011).
 *
 * @param utDays Days of UT1 since J2000.0, 1789 to 2212.
 */
export function deltaTSeconds(utDays: number): number {
  const steps = (utDays - DELTA_T_FIRST_UT_DAYS) / DELTA_T_STEP_DAYS;
  const index = Math.floor(steps);
  needValuesAbout(index);
  const s = steps - index;
  // Lagrange's cubic through the two values on either side.
  const value =
    (-s * (s - 1) * (s - 2) * values[index - 1]!) / 6 +
    ((s + 1) * (s - 1) * (s - 2) * values[index]!) / 2 -
    ((s + 1) * s * (s - 2) * values[index + 1]!) / 2 +
    ((s + 1) * s * (s - 1) * values[index + 2]!) / 6;
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
  needValuesAbout(step);
  const nearUtDays = ttDays - (values[step]! * SECONDS_PER_VALUE) / SECONDS_PER_DAY;
  return ttDays - deltaTSeconds(nearUtDays) / SECONDS_PER_DAY;
}
