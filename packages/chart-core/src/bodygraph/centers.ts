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

/** A set of centers as the bits of a number: bit i stands for `CENTERS[i]`. */
export type CenterSet = number;

/** The set of the given centers. */
export function centerSet(centers: readonly Center[]): CenterSet {
  return centers.reduce((set, center) => set | (1 << CENTERS.indexOf(center)), 0);
}

/** The centers of each of the 512 sets, at its number: for each center, the sets so far are followed by the same ones with it. */
const CENTERS_OF_SET: (readonly Center[])[] = [Object.freeze([])];
for (const center of CENTERS) {
  const sets = CENTERS_OF_SET.length;
  for (let set = 0; set < sets; set++) CENTERS_OF_SET.push(Object.freeze([...CENTERS_OF_SET[set]!, center]));
}

/** The centers of a set, A to Z; one frozen array a set. */
export function centersOf(set: CenterSet): readonly Center[] {
  return CENTERS_OF_SET[set]!;
}
