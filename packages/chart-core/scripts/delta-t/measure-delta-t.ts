import { deltaTSeconds } from "../../src/ephemeris/delta-t.js";
import { utDaysFromDate } from "../../src/ephemeris/ut-days.js";
import { referenceDeltaTSeconds } from "./reference-delta-t.js";

/** Delta T of a year beside that of the reference. */
export interface DeltaTDifference {
  readonly year: number;
  /** Delta T at the start of the year, seconds. */
  readonly seconds: number;
  /** The reference's, seconds. */
  readonly referenceSeconds: number;
  /** Difference from the reference within the year that is farthest from zero, seconds. */
  readonly greatestSeconds: number;
}

const YEARS = [
  1800, 1900, 1950, 1952, 1954, 1955, 1960, 1970, 1980, 1990, 2000, 2010, 2020, 2022, 2023, 2024, 2025, 2026,
  2027, 2030, 2040, 2050, 2075, 2100, 2125, 2150, 2175, 2199,
];

const STEP_DAYS = 5;

/** Compares Delta T with the reference's in some years. */
export function measureDeltaT(): DeltaTDifference[] {
  return YEARS.map((year) => {
    const start = utDaysFromDate(new Date(Date.UTC(year, 0, 1)));
    const end = utDaysFromDate(new Date(Date.UTC(year + 1, 0, 1)));
    let greatestSeconds = 0;
    for (let utDays = start; utDays < end; utDays += STEP_DAYS) {
      const difference = deltaTSeconds(utDays) - referenceDeltaTSeconds(utDays);
      if (Math.abs(difference) > Math.abs(greatestSeconds)) greatestSeconds = difference;
    }
    return {
      year,
      seconds: deltaTSeconds(start),
      referenceSeconds: referenceDeltaTSeconds(start),
      greatestSeconds,
    };
  });
}
