import type { Arrow, WheelPosition } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";
import { byArrow } from "./arrows.js";
import { byNumber } from "./by-number.js";

/**
 * The determinations by the design Sun's color and its arrow.
 *
 * Source: facts of the system, cross-checked between independent open sources.
 */
export const DETERMINATIONS: Readonly<Record<number, Readonly<Record<Arrow, string>>>> = deepFreeze({
  1: { L: "Consecutive Appetite", R: "Alternating Appetite" },
  2: { L: "Open Taste", R: "Closed Taste" },
  3: { L: "Hot Thirst", R: "Cold Thirst" },
  4: { L: "Calm Touch", R: "Nervous Touch" },
  5: { L: "High Sound", R: "Low Sound" },
  6: { L: "Direct Light", R: "Indirect Light" },
});

const BY_COLOR = byNumber(DETERMINATIONS);

/** The determination: the design Sun's color, worded by its tone. */
export function determination(designSun: WheelPosition): string {
  return byArrow(designSun.tone, BY_COLOR[designSun.color]!);
}
