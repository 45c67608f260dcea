import type { Circuit, Circuitry } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";

/**
 * The circuitry that each circuit counts to. Integration, which the system holds apart, counts as Individual.
 *
 * Source: facts of the system, cross-checked between independent open sources.
 */
export const CIRCUITS: Readonly<Record<Circuit, Circuitry>> = deepFreeze({
  Knowing: "Individual",
  Centering: "Individual",
  Integration: "Individual",
  Understanding: "Collective Logic",
  Sensing: "Collective Abstract",
  Ego: "Tribal",
  Defense: "Tribal",
});
