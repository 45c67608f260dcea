import type { WheelPosition } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";
import { byNumber } from "./by-number.js";

/**
 * The cognitions by the design Sun's tone.
 *
 * Source: facts of the system, cross-checked between independent open sources.
 */
export const COGNITIONS: Readonly<Record<number, string>> = deepFreeze({
  1: "Smell",
  2: "Taste",
  3: "Outer Vision",
  4: "Inner Vision",
  5: "Feeling",
  6: "Touch",
});

const BY_TONE = byNumber(COGNITIONS);

/** The cognition: the design Sun's tone. */
export function cognition(designSun: WheelPosition): string {
  return BY_TONE[designSun.tone]!;
}
