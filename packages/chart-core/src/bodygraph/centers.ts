import type { Center } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";

/** The nine centers, A to Z. */
export const CENTERS: readonly Center[] = /* @__PURE__ */ deepFreeze([
  "Ajna",
  "Ego",
  "G",
  "Head",
  "Root",
  "Sacral",
  "Solar Plexus",
  "Spleen",
  "Throat",
]);

/**
 * The motors: the centers that are sources of energy, which can act if channels connect them to the Throat.
 *
 * Source: facts of the system, cross-checked between independent open sources: see
 * docs/sources.md#facts-of-the-system.
 */
export const MOTORS: readonly Center[] = /* @__PURE__ */ deepFreeze([
  "Ego",
  "Root",
  "Sacral",
  "Solar Plexus",
]);
