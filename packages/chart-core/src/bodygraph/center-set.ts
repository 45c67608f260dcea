import type { Center } from "../chart.js";
import { CENTERS } from "./centers.js";

/** A set of centers as the bits of a number: bit i stands for `CENTERS[i]`. */
export type CenterSet = number;

/** The set of the given centers. */
export function centerSet(centers: readonly Center[]): CenterSet {
  return centers.reduce((set, center) => set | (1 << CENTERS.indexOf(center)), 0);
}

/** The centers of a set, A to Z. */
export function centersOf(set: CenterSet): Center[] {
  return CENTERS.filter((_, index) => set & (1 << index));
}
