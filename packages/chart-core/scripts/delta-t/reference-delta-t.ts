import { utDaysFromTtDays } from "../../src/ephemeris/delta-t.js";
import { readFixture } from "../lib/fixtures.js";

/*
 * Delta T of the reference, Swiss Ephemeris 2.10.03. Its fixtures have moments of UT. Comparing longitudes at the same
 * Terrestrial Time keeps the errors of an ephemeris apart from the differences between two tables of Delta T.
 */

const J2000_JD = 2_451_545;
const J2000_MS = Date.UTC(2000, 0, 1, 12);
const DAY_MS = 86_400_000;
const SECONDS_PER_DAY = 86_400;

const rows = readFixture("delta-t-reference.csv");
const FIRST_UT_DAYS = Number(rows[0]!["jd_ut"]) - J2000_JD;
const STEP_DAYS = Number(rows[1]!["jd_ut"]) - J2000_JD - FIRST_UT_DAYS;
const SECONDS = rows.map((row) => Number(row["delta_t_s"]));

/** Returns the reference's Delta T in seconds: Lagrange's cubic through the two values on either side. */
export function referenceDeltaTSeconds(utDays: number): number {
  const steps = (utDays - FIRST_UT_DAYS) / STEP_DAYS;
  const index = Math.floor(steps);
  const s = steps - index;
  return (
    (-s * (s - 1) * (s - 2) * SECONDS[index - 1]!) / 6 +
    ((s + 1) * (s - 1) * (s - 2) * SECONDS[index]!) / 2 -
    ((s + 1) * s * (s - 2) * SECONDS[index + 1]!) / 2 +
    ((s + 1) * s * (s - 1) * SECONDS[index + 2]!) / 6
  );
}

/** Converts the reference's days of UT since J2000.0 to days of TT. */
export function referenceTtDays(utDays: number): number {
  return utDays + referenceDeltaTSeconds(utDays) / SECONDS_PER_DAY;
}

/** Converts days of TT since J2000.0 to the reference's days of UT. */
export function referenceUtDays(ttDays: number): number {
  const nearUtDays = ttDays - referenceDeltaTSeconds(ttDays) / SECONDS_PER_DAY;
  return ttDays - referenceDeltaTSeconds(nearUtDays) / SECONDS_PER_DAY;
}

/** Returns the moment, in milliseconds of our UT since 1970, that the reference has at one of its UT. */
export function ourUtMs(referenceUtMs: number): number {
  const ttDays = referenceTtDays((referenceUtMs - J2000_MS) / DAY_MS);
  return J2000_MS + Math.round(utDaysFromTtDays(ttDays) * DAY_MS);
}
