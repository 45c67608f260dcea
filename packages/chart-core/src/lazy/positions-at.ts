import { checkTimeScale, type TimeScaleOptions, ttFromUtc } from "../ephemeris/tt-from-utc.js";
import { checkMoment } from "../moment.js";
import { loadedPositions, type Positions } from "../positions.js";
import { importTables } from "./import-tables.js";

/**
 * Computes the thirteen bodies of one moment: the same as `positionsAt` of `chart-core`.
 *
 * @param utcMoment The moment in UTC, years 1800 to 2199 and a day on either side.
 * @param options Set `timeScale: "utc"` to count leap seconds. By default, UTC is taken as UT1, as in `computeChart`.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`. The promise rejects with it.
 * @throws ChartInputError `INVALID_OPTION` if `timeScale` is neither `"ut1"` nor `"utc"`.
 * @throws the error of the platform if a file of the tables cannot be loaded.
 *
 * @example
 * import { positionsAt } from "chart-core/lazy";
 *
 * const sky = await positionsAt(new Date("1990-09-05T19:17:00Z"));
 * console.log(sky.moon.gate, sky.mercury.isRetrograde);
 */
export async function positionsAt(utcMoment: Date, options?: TimeScaleOptions): Promise<Positions> {
  const moment = checkMoment(utcMoment);
  const timeScale = checkTimeScale(options);
  await importTables(moment.getTime());
  return loadedPositions(ttFromUtc(moment, { timeScale }));
}
