import type { WheelPosition } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";
import { byNumber } from "./by-number.js";
import { harmonicColor } from "./harmonic-color.js";

/**
 * The motivations by the personality Sun's color.
 *
 * Source: facts of the system, cross-checked between independent open sources.
 */
export const MOTIVATIONS: Readonly<Record<number, string>> = deepFreeze({
  1: "Fear",
  2: "Hope",
  3: "Desire",
  4: "Need",
  5: "Guilt",
  6: "Innocence",
});

const BY_COLOR = byNumber(MOTIVATIONS);

/** The motivation: the personality Sun's color. */
export function motivation(personalitySun: WheelPosition): string {
  return BY_COLOR[personalitySun.color]!;
}

/** The transference: the motivation opposite one's own. */
export function transference(personalitySun: WheelPosition): string {
  return BY_COLOR[harmonicColor(personalitySun.color)]!;
}
