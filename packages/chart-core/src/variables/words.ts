import type {
  Arrow,
  Cognition,
  ColorNumber,
  Determination,
  Environment,
  Motivation,
  Perspective,
  ToneNumber,
} from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";

/**
 * The cognitions by the design Sun's tone.
 *
 * Source: facts of the system, cross-checked between independent open sources: see
 * docs/sources.md#facts-of-the-system.
 */
export const COGNITIONS: Readonly<Record<ToneNumber, Cognition>> = /* @__PURE__ */ deepFreeze({
  1: "Smell",
  2: "Taste",
  3: "Outer Vision",
  4: "Inner Vision",
  5: "Feeling",
  6: "Touch",
});

/**
 * The determinations by the design Sun's color and its arrow.
 *
 * Source: facts of the system, cross-checked between independent open sources: see
 * docs/sources.md#facts-of-the-system.
 */
export const DETERMINATIONS: Readonly<Record<ColorNumber, Readonly<Record<Arrow, Determination>>>> =
  /* @__PURE__ */ deepFreeze({
    1: { L: "Consecutive Appetite", R: "Alternating Appetite" },
    2: { L: "Open Taste", R: "Closed Taste" },
    3: { L: "Hot Thirst", R: "Cold Thirst" },
    4: { L: "Calm Touch", R: "Nervous Touch" },
    5: { L: "High Sound", R: "Low Sound" },
    6: { L: "Direct Light", R: "Indirect Light" },
  });

/**
 * The environments by the design North Node's color and its arrow.
 *
 * Source: facts of the system, cross-checked between independent open sources: see
 * docs/sources.md#facts-of-the-system.
 */
export const ENVIRONMENTS: Readonly<Record<ColorNumber, Readonly<Record<Arrow, Environment>>>> =
  /* @__PURE__ */ deepFreeze({
    1: { L: "Selective Caves", R: "Blending Caves" },
    2: { L: "Internal Markets", R: "External Markets" },
    3: { L: "Wet Kitchens", R: "Dry Kitchens" },
    4: { L: "Active Mountains", R: "Passive Mountains" },
    5: { L: "Narrow Valleys", R: "Wide Valleys" },
    6: { L: "Natural Shores", R: "Artificial Shores" },
  });

/**
 * The motivations by the personality Sun's color.
 *
 * Source: facts of the system, cross-checked between independent open sources: see
 * docs/sources.md#facts-of-the-system.
 */
export const MOTIVATIONS: Readonly<Record<ColorNumber, Motivation>> = /* @__PURE__ */ deepFreeze({
  1: "Fear",
  2: "Hope",
  3: "Desire",
  4: "Need",
  5: "Guilt",
  6: "Innocence",
});

/**
 * The transferences by the personality Sun's color: each is the motivation opposite that color's own.
 *
 * Source: facts of the system, cross-checked between independent open sources: see
 * docs/sources.md#facts-of-the-system.
 */
export const TRANSFERENCES: Readonly<Record<ColorNumber, Motivation>> =
  /* @__PURE__ */ opposites(MOTIVATIONS);

/**
 * The perspectives by the personality North Node's color.
 *
 * Source: facts of the system, cross-checked between independent open sources: see
 * docs/sources.md#facts-of-the-system.
 */
export const PERSPECTIVES: Readonly<Record<ColorNumber, Perspective>> = /* @__PURE__ */ deepFreeze({
  1: "Survival",
  2: "Possibility",
  3: "Power",
  4: "Wanting",
  5: "Probability",
  6: "Personal",
});

/**
 * The distractions by the personality North Node's color: each is the perspective opposite that color's own.
 *
 * Source: facts of the system, cross-checked between independent open sources: see
 * docs/sources.md#facts-of-the-system.
 */
export const DISTRACTIONS: Readonly<Record<ColorNumber, Perspective>> =
  /* @__PURE__ */ opposites(PERSPECTIVES);

/** Turns a table by color into that of the opposite colors: 1 and 4, 2 and 5, 3 and 6. */
function opposites<T>(table: Readonly<Record<ColorNumber, T>>): Readonly<Record<ColorNumber, T>> {
  return Object.freeze({ 1: table[4], 2: table[5], 3: table[6], 4: table[1], 5: table[2], 6: table[3] });
}
