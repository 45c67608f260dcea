import type { Definition } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";

/**
 * Names of the definitions, by number of groups of connected centers. There are never more than four groups, as each
 * takes two or more of the nine centers.
 */
export const DEFINITIONS: readonly Definition[] = /* @__PURE__ */ deepFreeze([
  "No Definition",
  "Single Definition",
  "Split Definition",
  "Triple Split Definition",
  "Quad Split Definition",
]);
