import type { Arrow, WheelPosition } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";
import { byArrow } from "./arrows.js";

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

const COGNITION_OF_TONE = byNumber(COGNITIONS);

/** Returns the cognition, which depends on the tone of the design Sun. */
export function cognition(designSun: WheelPosition): string {
  return COGNITION_OF_TONE[designSun.tone]!;
}

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

const DETERMINATION_OF_COLOR = byNumber(DETERMINATIONS);

/** Returns the determination, which depends on the color and the tone of the design Sun. */
export function determination(designSun: WheelPosition): string {
  return byArrow(designSun.tone, DETERMINATION_OF_COLOR[designSun.color]!);
}

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

const ENVIRONMENT_OF_COLOR = byNumber(ENVIRONMENTS);

/** Returns the environment, which depends on the color and the tone of the design North Node. */
export function environment(designNode: WheelPosition): string {
  return byArrow(designNode.tone, ENVIRONMENT_OF_COLOR[designNode.color]!);
}

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

const MOTIVATION_OF_COLOR = byNumber(MOTIVATIONS);

/** Returns the motivation, which depends on the color of the personality Sun. */
export function motivation(personalitySun: WheelPosition): string {
  return MOTIVATION_OF_COLOR[personalitySun.color]!;
}

/** Returns the transference: the motivation opposite one's own. */
export function transference(personalitySun: WheelPosition): string {
  return MOTIVATION_OF_COLOR[harmonicColor(personalitySun.color)]!;
}

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

const PERSPECTIVE_OF_COLOR = byNumber(PERSPECTIVES);

/** Returns the perspective, which depends on the color of the personality North Node. */
export function perspective(personalityNode: WheelPosition): string {
  return PERSPECTIVE_OF_COLOR[personalityNode.color]!;
}

/** Returns the distraction: the perspective opposite one's own. */
export function distraction(personalityNode: WheelPosition): string {
  return PERSPECTIVE_OF_COLOR[harmonicColor(personalityNode.color)]!;
}

/**
 * Turns a table by color or tone into an array, empty at 0: V8 reads it several times as fast (see
 * docs/decisions/0008).
 */
function byNumber<T>(table: Readonly<Record<number, T>>): readonly T[] {
  return Array.from({ length: 7 }, (_, number) => table[number]!);
}

/** Returns the opposite color: 1 and 4, 2 and 5, 3 and 6. */
function harmonicColor(color: number): number {
  return color <= 3 ? color + 3 : color - 3;
}
