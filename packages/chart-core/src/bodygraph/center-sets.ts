import type { Center } from "../chart.js";
import { CENTERS } from "./centers.js";

/** A set of centers as a bit mask: bit i stands for `CENTERS[i]`. */
export type CenterSet = number;

/** Returns the set of the given centers. */
export function centerSet(centers: readonly Center[]): CenterSet {
  return centers.reduce((set, center) => set | (1 << CENTERS.indexOf(center)), 0);
}

/** The 512 subsets of the centers, indexed by bit mask; each is made when a chart first has it. */
const CENTERS_OF_SET: (readonly Center[] | undefined)[] = /* @__PURE__ */ new Array(2 ** CENTERS.length).fill(
  undefined,
);

/** Returns the centers of a set, A to Z: the same frozen array each time (see docs/decisions/0008). */
export function centersOf(set: CenterSet): readonly Center[] {
  return CENTERS_OF_SET[set] ?? listCenters(set);
}

function listCenters(set: CenterSet): readonly Center[] {
  const centers = Object.freeze(CENTERS.filter((_, index) => (set & (1 << index)) !== 0));
  CENTERS_OF_SET[set] = centers;
  return centers;
}
