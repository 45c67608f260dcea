import type { Arrow, WheelPosition } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";
import { byArrow } from "./arrows.js";
import { byNumber } from "./by-number.js";

/**
 * The environments by the design North Node's color and its arrow.
 *
 * Source: facts of the system, cross-checked between independent open sources.
 */
export const ENVIRONMENTS: Readonly<Record<number, Readonly<Record<Arrow, string>>>> = deepFreeze({
  1: { L: "Selective Caves", R: "Blending Caves" },
  2: { L: "Internal Markets", R: "External Markets" },
  3: { L: "Wet Kitchens", R: "Dry Kitchens" },
  4: { L: "Active Mountains", R: "Passive Mountains" },
  5: { L: "Narrow Valleys", R: "Wide Valleys" },
  6: { L: "Natural Shores", R: "Artificial Shores" },
});

const BY_COLOR = byNumber(ENVIRONMENTS);

/** The environment: the design North Node's color, worded by its tone. */
export function environment(designNode: WheelPosition): string {
  return byArrow(designNode.tone, BY_COLOR[designNode.color]!);
}
