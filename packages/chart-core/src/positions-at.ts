import { completeTables } from "./ephemeris/all-parts.js";
import { type TimeScaleOptions, ttFromUtc } from "./ephemeris/tt-from-utc.js";
import { loadedPositions, type Positions } from "./positions.js";

/**
 * Computes the thirteen bodies of one moment: the sky itself, without a design side. The places on the wheel are those
 * that a chart of the moment has on its personality side.
 *
 * @param utcMoment The moment in UTC, years 1800 to 2199 and a day on either side.
 * @param options Set `timeScale: "utc"` to count leap seconds. By default, UTC is taken as UT1, as in other chart
 *   software; the two differ by less than a second.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`.
 * @throws ChartInputError `INVALID_OPTION` if `timeScale` is neither `"ut1"` nor `"utc"`.
 *
 * @example
 * import { positionsAt } from "chart-core";
 *
 * const sky = positionsAt(new Date("1990-09-05T19:17:00Z"));
 * console.log(sky.moon.gate, sky.moon.line, sky.moon.speedDegPerDay);
 * console.log(sky.mercury.isRetrograde);
 */
export function positionsAt(utcMoment: Date, options?: TimeScaleOptions): Positions {
  const ttDays = ttFromUtc(utcMoment, options);
  completeTables();
  return loadedPositions(ttDays);
}
