import { completeTables } from "../ephemeris/all-parts.js";
import { checkReturnSearch, loadedReturns, type Return, type ReturnOptions } from "../timeline/returns.js";
import { completeChiron } from "./complete-chiron.js";

/**
 * Finds every pass of a transiting body over its longitude at birth, or over the opposite point for `uranus-opposition`.
 * Direct and retrograde passes are listed in order of time. Birth itself does not count.
 *
 * `isFirst` marks the first pass of a group, in which a body turns back and forth over the place. Passes soon after birth
 * belong to the group of birth itself, so none of them is first.
 *
 * @param birth The birth moment, UTC.
 * @param options The kinds to find (default: Jupiter, Saturn, Chiron and the Uranus opposition), the span (default: from
 *   birth to 90 years after it) and the time scale.
 * @returns The passes in order of time.
 * @throws ChartInputError `INVALID_MOMENT`.
 * @throws ChartInputError `MOMENT_OUT_OF_RANGE` if `birth`, `from` or `to` lies more than a day outside the years 1800 to 2199. Set `to`
 *   for births from 2110 on: the default is too late for them.
 * @throws ChartInputError `INVALID_WINDOW` if the span does not end after it starts.
 * @throws ChartInputError `INVALID_OPTION` if `kinds` has a value that is not in {@link RETURN_KINDS}, or `timeScale` is unknown.
 *
 * @example
 * import { findReturns } from "chart-core/time";
 *
 * const birth = new Date("1992-10-03T04:03Z");
 * const returns = findReturns(birth, { kinds: ["saturn"] });
 * for (const { at, direction, isFirst } of returns.slice(0, 3)) {
 *   console.log(at.toISOString(), direction, isFirst);
 * }
 */
export function findReturns(birth: Date, options?: ReturnOptions): readonly Return[] {
  const search = checkReturnSearch(birth, options);
  completeTables();
  if (search.kinds.includes("chiron")) completeChiron();
  return loadedReturns(search);
}
