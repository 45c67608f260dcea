import type * as Census from "./census.js";

/**
 * Loads how common the values of charts are. The table of a member is loaded with the first call that needs it.
 *
 * @returns `shareOf` of `chart-core/lazy`.
 */
export function loadCensus(): Promise<typeof Census> {
  return import("./census.js");
}
