import type { Definition } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";

/**
 * The name of a definition, at the number of its groups of connected centers. There are never more than four:
 * each takes two centers of the nine.
 */
export const DEFINITIONS: readonly Definition[] = deepFreeze([
  "No Definition",
  "Single Definition",
  "Split Definition",
  "Triple Split Definition",
  "Quad Split Definition",
]);
