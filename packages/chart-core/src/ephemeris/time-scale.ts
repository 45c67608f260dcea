import { ttDaysFromUtDays, utDaysFromTtDays } from "./delta-t.js";
import { msToLeapStep, nextLeapStepMs, taiMinusUtcSeconds } from "./leap-seconds.js";
import { dateFromUtDays, msFromUtDays, utDaysFromMs } from "./ut-days.js";

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

/** Converts milliseconds of Unix time, with their fraction, to days of TT since J2000.0. */
export function ttDaysFromMs(utcMs: number, timeScale: TimeScale): number {
  const utDays = utDaysFromMs(utcMs);
  if (timeScale === "ut1") return ttDaysFromUtDays(utDays);
  const ttMinusUtc = ttMinusUtcDays(utcMs);
  return ttMinusUtc === undefined ? ttDaysFromUtDays(utDays) : utDays + ttMinusUtc;
}

/**
 * Converts days of TT since J2000.0 to milliseconds of Unix time, with their fraction: the first at or after which
 * {@link ttDaysFromMs} has reached the instant. All instants of a leap second become the moment at its end. On 1972-01-01,
 * when TT went back by 45 ms, it is the later of two.
 */
export function msFromTtDays(ttDays: number, timeScale: TimeScale): number {
  const ut1Ms = msFromUtDays(utDaysFromTtDays(ttDays));
  if (timeScale === "ut1") return ut1Ms;
  const latest = ttMinusUtcDays(ut1Ms + 1000);
  if (latest === undefined) return ut1Ms;
  const utcMs = msFromUtDays(ttDays - latest);
  const earlier = ttMinusUtcDays(utcMs);
  if (earlier === latest) return utcMs;
  return Math.min(
    earlier === undefined ? ut1Ms : msFromUtDays(ttDays - earlier),
    nextLeapStepMs(utcMs) ?? utcMs,
  );
}

/**
 * Tests whether TT jumps within some milliseconds of a moment: at a leap second, or on 1972-01-01, when UTC began to be
 * counted by atomic clocks. With `"ut1"` it never does.
 */
export function isNearLeapStep(utcMs: number, withinMs: number, timeScale: TimeScale): boolean {
  return timeScale === "utc" && msToLeapStep(utcMs) < withinMs;
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
