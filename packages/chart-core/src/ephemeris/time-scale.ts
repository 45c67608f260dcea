import { ttDaysFromUtDays, utDaysFromTtDays } from "./delta-t.js";
import { taiMinusUtcSeconds } from "./leap-seconds.js";
import { dateFromUtDays, utDaysFromDate } from "./ut-days.js";

/**
 * The way from a moment in UTC to Terrestrial Time (TT).
 *
 * - `"ut1"`: UTC is taken as UT1, so TT = UTC + Delta T, as in other chart software.
 * - `"utc"`: with leap seconds, TT = UTC + (TAI - UTC) + 32.184 s; before 1972, which has none, as with `"ut1"`.
 *
 * @example
 * import { computeChart, type TimeScale } from "chart-core";
 *
 * const timeScale: TimeScale = "utc";
 * const utc = new Date("1990-09-05T19:17:00Z");
 * console.log(computeChart(utc).personality.moon.longitudeDeg);
 * console.log(computeChart(utc, undefined, { timeScale }).personality.moon.longitudeDeg);
 */
export type TimeScale = "ut1" | "utc";

/** TT - TAI, by definition. */
const TT_MINUS_TAI_SECONDS = 32.184;

const SECONDS_PER_DAY = 86_400;

/** Converts a moment in UTC to days of TT since J2000.0. */
export function ttDaysFromDate(utcMoment: Date, timeScale: TimeScale): number {
  const utDays = utDaysFromDate(utcMoment);
  if (timeScale === "ut1") return ttDaysFromUtDays(utDays);
  const ttMinusUtc = ttMinusUtcDays(utcMoment.getTime());
  return ttMinusUtc === undefined ? ttDaysFromUtDays(utDays) : utDays + ttMinusUtc;
}

/**
 * Converts days of TT since J2000.0 to the nearest millisecond of UTC. A `Date` cannot hold a leap second: an instant
 * within one becomes the same fraction of the following second.
 */
export function dateFromTtDays(ttDays: number, timeScale: TimeScale): Date {
  const ut1 = dateFromUtDays(utDaysFromTtDays(ttDays));
  if (timeScale === "ut1") return ut1;
  // UTC is within 0.9 s of UT1, so a second later no leap second has been missed, but one may be counted too early.
  const latest = ttMinusUtcDays(ut1.getTime() + 1000);
  if (latest === undefined) return ut1;
  const utDays = ttDays - latest;
  const ttMinusUtc = ttMinusUtcDays(dateFromUtDays(utDays).getTime());
  return ttMinusUtc === undefined ? ut1 : dateFromUtDays(ttDays - ttMinusUtc);
}

function ttMinusUtcDays(utcMs: number): number | undefined {
  const taiMinusUtc = taiMinusUtcSeconds(utcMs);
  return taiMinusUtc === undefined ? undefined : (taiMinusUtc + TT_MINUS_TAI_SECONDS) / SECONDS_PER_DAY;
}
