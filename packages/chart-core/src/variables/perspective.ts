import type { WheelPosition } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";
import { byNumber } from "./by-number.js";
import { harmonicColor } from "./harmonic-color.js";

/**
 * The perspectives by the personality North Node's color.
 *
 * Source: facts of the system, cross-checked between independent open sources.
 */
export const PERSPECTIVES: Readonly<Record<number, string>> = deepFreeze({
  1: "Survival",
  2: "Possibility",
  3: "Power",
  4: "Wanting",
  5: "Probability",
  6: "Personal",
});

const BY_COLOR = byNumber(PERSPECTIVES);

/** The perspective: the personality North Node's color. */
export function perspective(personalityNode: WheelPosition): string {
  return BY_COLOR[personalityNode.color]!;
}

/** The distraction: the perspective opposite one's own. */
export function distraction(personalityNode: WheelPosition): string {
  return BY_COLOR[harmonicColor(personalityNode.color)]!;
}
