import { checkNamedMoment } from "../checks/check-span.js";
import { completeTables } from "../ephemeris/all-parts.js";
import { checkTimeScale, type TimeScaleOptions } from "../ephemeris/tt-from-utc.js";
import { type Certainty, loadedCertainty } from "../timeline/holdings.js";

/**
 * Finds, for each member of a chart, since when and until when it keeps its value. This shows by how much a birth time
 * may be wrong without changing that member.
 *
 * @param utc The birth moment, UTC.
 * @param options Set `timeScale: "utc"` to count leap seconds. By default, UTC is taken as UT1, as in `computeChart`.
 * @throws ChartInputError `INVALID_MOMENT` or `MOMENT_OUT_OF_RANGE`.
 * @throws ChartInputError `INVALID_OPTION` if `timeScale` is neither `"ut1"` nor `"utc"`.
 *
 * @example
 * import { certainty } from "chart-core/time";
 *
 * const held = certainty(new Date("1990-09-05T19:17Z"));
 * console.log(held.type.value, held.type.until);
 * console.log(held.profile.value, held.profile.until);
 */
export function certainty(utc: Date, options?: TimeScaleOptions): Certainty {
  const atMs = checkNamedMoment(utc, "utc");
  const timeScale = checkTimeScale(options);
  completeTables();
  return loadedCertainty(atMs, timeScale);
}
