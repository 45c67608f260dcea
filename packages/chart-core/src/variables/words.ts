import type {
  Arrow,
  Cognition,
  ColorNumber,
  Determination,
  Environment,
  Motivation,
  Perspective,
  ToneNumber,
  WheelPosition,
} from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";
import { byArrow } from "./arrows.js";

/**
 * The cognitions by the design Sun's tone.
 *
 * Source: facts of the system, cross-checked between independent open sources.
 */
export const COGNITIONS: Readonly<Record<ToneNumber, Cognition>> = deepFreeze({
  1: "Smell",
  2: "Taste",
  3: "Outer Vision",
  4: "Inner Vision",
  5: "Feeling",
  6: "Touch",
});

const COGNITION_OF_TONE = byNumber(COGNITIONS);

/** Returns the cognition, which depends on the tone of the design Sun. */
export function cognition(designSun: WheelPosition): Cognition {
  return COGNITION_OF_TONE[designSun.tone]!;
}

/**
 * The determinations by the design Sun's color and its arrow.
 *
 * Source: facts of the system, cross-checked between independent open sources.
 */
export const DETERMINATIONS: Readonly<Record<ColorNumber, Readonly<Record<Arrow, Determination>>>> =
  deepFreeze({
    1: { L: "Consecutive Appetite", R: "Alternating Appetite" },
    2: { L: "Open Taste", R: "Closed Taste" },
    3: { L: "Hot Thirst", R: "Cold Thirst" },
    4: { L: "Calm Touch", R: "Nervous Touch" },
    5: { L: "High Sound", R: "Low Sound" },
    6: { L: "Direct Light", R: "Indirect Light" },
  });

const DETERMINATION_OF_COLOR = byNumber(DETERMINATIONS);

/** Returns the determination, which depends on the color and the tone of the design Sun. */
export function determination(designSun: WheelPosition): Determination {
  return byArrow(designSun.tone, DETERMINATION_OF_COLOR[designSun.color]!);
}

/**
 * The environments by the design North Node's color and its arrow.
 *
 * Source: facts of the system, cross-checked between independent open sources.
 */
export const ENVIRONMENTS: Readonly<Record<ColorNumber, Readonly<Record<Arrow, Environment>>>> = deepFreeze({
  1: { L: "Selective Caves", R: "Blending Caves" },
  2: { L: "Internal Markets", R: "External Markets" },
  3: { L: "Wet Kitchens", R: "Dry Kitchens" },
  4: { L: "Active Mountains", R: "Passive Mountains" },
  5: { L: "Narrow Valleys", R: "Wide Valleys" },
  6: { L: "Natural Shores", R: "Artificial Shores" },
});

const ENVIRONMENT_OF_COLOR = byNumber(ENVIRONMENTS);

/** Returns the environment, which depends on the color and the tone of the design North Node. */
export function environment(designNode: WheelPosition): Environment {
  return byArrow(designNode.tone, ENVIRONMENT_OF_COLOR[designNode.color]!);
}

/**
 * The motivations by the personality Sun's color.
 *
 * Source: facts of the system, cross-checked between independent open sources.
 */
export const MOTIVATIONS: Readonly<Record<ColorNumber, Motivation>> = deepFreeze({
  1: "Fear",
  2: "Hope",
  3: "Desire",
  4: "Need",
  5: "Guilt",
  6: "Innocence",
});

const MOTIVATION_OF_COLOR = byNumber(MOTIVATIONS);

/** Returns the motivation, which depends on the color of the personality Sun. */
export function motivation(personalitySun: WheelPosition): Motivation {
  return MOTIVATION_OF_COLOR[personalitySun.color]!;
}

/**
 * The transferences by the personality Sun's color: each is the motivation opposite that color's own.
 *
 * Source: facts of the system, cross-checked between independent open sources.
 */
export const TRANSFERENCES: Readonly<Record<ColorNumber, Motivation>> = opposites(MOTIVATIONS);

const TRANSFERENCE_OF_COLOR = byNumber(TRANSFERENCES);

/** Returns the transference: the motivation opposite one's own. */
export function transference(personalitySun: WheelPosition): Motivation {
  return TRANSFERENCE_OF_COLOR[personalitySun.color]!;
}

/**
 * The perspectives by the personality North Node's color.
 *
 * Source: facts of the system, cross-checked between independent open sources.
 */
export const PERSPECTIVES: Readonly<Record<ColorNumber, Perspective>> = deepFreeze({
  1: "Survival",
  2: "Possibility",
  3: "Power",
  4: "Wanting",
  5: "Probability",
  6: "Personal",
});

const PERSPECTIVE_OF_COLOR = byNumber(PERSPECTIVES);

/** Returns the perspective, which depends on the color of the personality North Node. */
export function perspective(personalityNode: WheelPosition): Perspective {
  return PERSPECTIVE_OF_COLOR[personalityNode.color]!;
}

/**
 * The distractions by the personality North Node's color: each is the perspective opposite that color's own.
 *
 * Source: facts of the system, cross-checked between independent open sources.
 */
export const DISTRACTIONS: Readonly<Record<ColorNumber, Perspective>> = opposites(PERSPECTIVES);

const DISTRACTION_OF_COLOR = byNumber(DISTRACTIONS);

/** Returns the distraction: the perspective opposite one's own. */
export function distraction(personalityNode: WheelPosition): Perspective {
  return DISTRACTION_OF_COLOR[personalityNode.color]!;
}

/**
 * Turns a table by color or tone into an array, empty at 0: V8 reads it several times as fast (see
 * docs/decisions/0008).
 */
function byNumber<T>(table: Readonly<Record<ColorNumber | ToneNumber, T>>): readonly T[] {
  return Array.from({ length: 7 }, (_, number) => table[number as ColorNumber]);
}

/** Turns a table by color into that of the opposite colors: 1 and 4, 2 and 5, 3 and 6. */
function opposites<T>(table: Readonly<Record<ColorNumber, T>>): Readonly<Record<ColorNumber, T>> {
  return Object.freeze({ 1: table[4], 2: table[5], 3: table[6], 4: table[1], 5: table[2], 6: table[3] });
}
