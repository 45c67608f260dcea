import type { Center } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";

/** The nine centers, A to Z. */
export const CENTERS: readonly Center[] = deepFreeze([
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
 * The centers that are motors: sources of energy, which act where they reach the Throat.
 *
 * Source: facts of the system, cross-checked between independent open sources.
 */
export const MOTORS: readonly Center[] = deepFreeze(["Ego", "Root", "Sacral", "Solar Plexus"]);
