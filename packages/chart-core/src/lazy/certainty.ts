import { checkNamedMoment } from "../checks/check-span.js";
import { checkTimeScale, type TimeScaleOptions } from "../ephemeris/tt-from-utc.js";
import { type Certainty, loadedCertainty, REACH_MS } from "../timeline/holdings.js";
import { importTables } from "./import-tables.js";

/**
 * Finds, for each member of a chart, since when and until when it keeps its value: the same as `certainty` of
 * `chart-core/time`.
 *
 * @param utc The birth moment, UTC.
 * @param options Set `timeScale: "utc"` to count leap seconds. By default, UTC is taken as UT1, as in `computeChart`.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`. The promise rejects with it.
 * @throws ChartInputError `INVALID_OPTION` if `timeScale` is neither `"ut1"` nor `"utc"`.
 * @throws the error of the platform if a file of the tables cannot be loaded.
 *
 * @example
 * import { certainty } from "chart-core/lazy";
 *
 * const held = await certainty(new Date("1990-09-05T19:17Z"));
 * console.log(held.type.value, held.type.until);
 */
export async function certainty(utc: Date, options?: TimeScaleOptions): Promise<Certainty> {
  const atMs = checkNamedMoment(utc, "utc");
  const timeScale = checkTimeScale(options);
  await importTables(atMs - REACH_MS, atMs + REACH_MS);
  return loadedCertainty(atMs, timeScale);
}
