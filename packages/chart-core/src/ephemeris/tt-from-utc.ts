import { ChartInputError } from "../chart-input-error.js";
import { checkOptions } from "../checks/check-options.js";
import { checkMoment } from "../moment.js";
import { type TimeScale, ttDaysFromMs } from "./time-scale.js";

/**
 * Selects how a moment in UTC becomes Terrestrial Time.
 *
 * @example
 * import { ttFromUtc } from "chart-core";
 *
 * const utc = new Date("1990-09-05T19:17:00Z");
 * const withLeapSeconds = ttFromUtc(utc, { timeScale: "utc" });
 * const seconds = (withLeapSeconds - ttFromUtc(utc)) * 86_400;
 * console.log(seconds.toFixed(3), "s");
 */
export interface TimeScaleOptions {
  /**
   * `"ut1"`, the default, takes UTC as UT1, as other chart software does. `"utc"` counts leap seconds from 1972 on. The
   * two differ by at most 0.9 s up to today. Keep `"ut1"`, unless you compare with software that counts leap seconds.
   */
  readonly timeScale?: TimeScale;
}

/**
 * Converts a moment in UTC to Terrestrial Time (TT), the time scale of `chart-core/series`.
 *
 * @param utcMoment A moment in UTC, years 1800 to 2199 and a day on either side.
 * @param options Set `timeScale: "utc"` to count leap seconds. By default, UTC is taken as UT1, as in other chart
 *   software; the two differ by less than a second.
 * @returns Days of TT since J2000.0 (JD 2451545.0 TT), of 86 400 s each.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`.
 * @throws ChartInputError `INVALID_OPTION` if `timeScale` is neither `"ut1"` nor `"utc"`.
 *
 * @example
 * import { ttFromUtc } from "chart-core";
 * import { longitudeDeg } from "chart-core/series";
 *
 * const ttDays = ttFromUtc(new Date("1990-09-05T19:17:00Z"));
 * console.log(ttDays);
 * console.log(longitudeDeg("moon", ttDays));
 */
export function ttFromUtc(utcMoment: Date, options?: TimeScaleOptions): number {
  return ttDaysFromMs(checkMoment(utcMoment).getTime(), checkTimeScale(options));
}

const TIME_SCALES: readonly TimeScale[] = ["ut1", "utc"];

/**
 * Validates the options of a function that has no others, and fills in the default.
 *
 * @throws ChartInputError `INVALID_OPTION`.
 */
export function checkTimeScale(options: TimeScaleOptions | undefined): TimeScale {
  return options === undefined ? "ut1" : timeScaleOf(checkOptions(options, ["timeScale"]));
}

/**
 * Returns the time scale of checked options, by default `"ut1"`.
 *
 * @throws ChartInputError `INVALID_OPTION`.
 */
export function timeScaleOf({ timeScale }: TimeScaleOptions): TimeScale {
  if (timeScale === undefined) return "ut1";
  if (TIME_SCALES.includes(timeScale)) return timeScale;
  throw new ChartInputError({
    code: "INVALID_OPTION",
    field: "options.timeScale",
    received: timeScale,
    expected: `one of ${TIME_SCALES.join(", ")}`,
  });
}
