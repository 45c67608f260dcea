import { checkSpan } from "../checks/check-span.js";
import { type ChangeOptions, checkChangeOptions } from "../timeline/change-options.js";
import { type ActivationChange, loadedChanges } from "../timeline/changes.js";
import { importTables } from "./import-tables.js";

/**
 * Finds every change of gate or line in a span of birth time: the same as `findChanges` of `chart-core/time`.
 *
 * @param from First moment of the span, UTC.
 * @param to End of the span (exclusive).
 * @param options Sides, bodies, level and time scale.
 * @returns The changes, sorted by time, then by side (personality first), then in the order of `BODIES`.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`, `INVALID_WINDOW`, `INVALID_OPTION`. The promise
 *   rejects with it.
 * @throws the error of the platform if a file of the tables cannot be loaded.
 *
 * @example
 * import { findChanges } from "chart-core/lazy";
 *
 * const from = new Date("1990-09-05T00:00Z");
 * const to = new Date("1990-09-06T00:00Z");
 * const changes = await findChanges(from, to, { level: "gate" });
 * console.log(changes.length, changes[0]?.at.toISOString());
 */
export async function findChanges(
  from: Date,
  to: Date,
  options?: ChangeOptions,
): Promise<readonly ActivationChange[]> {
  const span = checkSpan(from, to);
  const checked = checkChangeOptions(options);
  await importTables(span.fromMs, span.toMs);
  return loadedChanges(span, checked);
}
