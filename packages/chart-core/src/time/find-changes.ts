import { checkSpan } from "../checks/check-span.js";
import { completeTables } from "../ephemeris/all-parts.js";
import { type ChangeOptions, checkChangeOptions } from "../timeline/change-options.js";
import { type ActivationChange, loadedChanges } from "../timeline/changes.js";

/**
 * Finds every change of gate or line in a span of birth time; with `options.level`, those of color and tone too, or
 * those of gate only. They are sorted by time, then by side (personality first), then in the order of `BODIES`.
 *
 * All instants are birth moments: a design change is listed at the birth whose design moment it is. A body that turns
 * retrograde or direct near a boundary may cross it three times, and each crossing is listed. At each instant the body is
 * within 0.25 arcsec of the boundary, compared with Swiss Ephemeris (see docs/time.md).
 *
 * @param from First moment of the span, UTC.
 * @param to End of the span (exclusive).
 * @param options Sides, bodies, level and time scale.
 * @returns The changes, sorted.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`.
 * @throws ChartInputError `INVALID_WINDOW` if `from` is not before `to`.
 * @throws ChartInputError `INVALID_OPTION` if `sides`, `bodies`, `level` or `timeScale` has an unknown value.
 *
 * @example
 * import { findChanges } from "chart-core/time";
 *
 * const from = new Date("1990-09-05T00:00Z");
 * const to = new Date("1990-09-06T00:00Z");
 * const changes = findChanges(from, to, { level: "gate" });
 * for (const change of changes) {
 *   console.log(change.at.toISOString(), change.side, change.body, change.to.gate);
 * }
 */
export function findChanges(from: Date, to: Date, options?: ChangeOptions): readonly ActivationChange[] {
  const span = checkSpan(from, to);
  const checked = checkChangeOptions(options);
  completeTables();
  return loadedChanges(span, checked);
}
