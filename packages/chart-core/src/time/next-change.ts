import type { Body } from "../chart.js";
import { completeTables } from "../ephemeris/all-parts.js";
import type { ChangeOptions } from "../timeline/change-options.js";
import type { ActivationChange } from "../timeline/changes.js";
import { loadedNextChange } from "../timeline/next-change.js";

/**
 * Finds the next change of a body: the first one that `findChanges` would list for the time after a moment.
 *
 * @param body One of `BODIES`.
 * @param after The search begins after this moment, UTC.
 * @param options Sides (default: both), level (default: `"line"`) and time scale, as for `findChanges`.
 * @returns The change; null if there is none before the year 2200.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`.
 * @throws ChartInputError `INVALID_OPTION` if `body`, `sides`, `level` or `timeScale` has an unknown value.
 *
 * @example
 * import { nextChange } from "chart-core/time";
 *
 * const change = nextChange("moon", new Date("1990-09-05T19:17Z"), { level: "gate" });
 * console.log(change?.at.toISOString(), change?.side, change?.to.gate);
 */
export function nextChange(
  body: Body,
  after: Date,
  options?: Omit<ChangeOptions, "bodies">,
): ActivationChange | null {
  completeTables();
  return loadedNextChange(body, after, options);
}
