import type * as OverTime from "./over-time.js";

/** Loads the functions of `loadTime`, and the pictures of a day and of transits. */
export function loadOverTime(): Promise<typeof OverTime> {
  return import("./over-time.js");
}
