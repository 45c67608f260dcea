import type { Activations, Arrow, Arrows, Body, Side, Variables } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";

/** The activation that an arrow comes from, and the member of a chart that the same activation's color gives. */
export interface ArrowFacts {
  /** The side of the activation: the arrows of the personality concern the mind, those of the design the body. */
  readonly side: Side;
  /** The body of the activation. Its tone gives the arrow, 1 to 3 left and 4 to 6 right. */
  readonly body: Extract<Body, "sun" | "northNode">;
  /** The member of a chart that the arrow stands beside. */
  readonly member: "motivation" | "perspective" | "determination" | "environment";
}

/**
 * The four arrows, in the order in which `Chart.variables` lists them.
 *
 * Source: facts of the system, cross-checked between independent open sources.
 */
export const ARROWS: Readonly<Record<keyof Arrows, ArrowFacts>> = deepFreeze({
  personalitySun: { side: "personality", body: "sun", member: "motivation" },
  personalityNode: { side: "personality", body: "northNode", member: "perspective" },
  designSun: { side: "design", body: "sun", member: "determination" },
  designNode: { side: "design", body: "northNode", member: "environment" },
});

/** Returns 1 for a tone whose arrow points right (4 to 6), 0 for left (1 to 3): the tone's third bit. */
function isRight(tone: number): number {
  return tone >> 2;
}

/** Chooses one of two words by the arrow of a tone. */
export function byArrow<Word>(tone: number, words: Readonly<Record<Arrow, Word>>): Word {
  return isRight(tone) ? words.R : words.L;
}

/** The four arrows of a chart with their label: `PRL DRL`. */
export interface LabelledArrows {
  readonly arrows: Arrows;
  readonly label: Variables;
}

/**
 * All 16 combinations, indexed by bit mask of the arrows to the right: 8 = personality Sun, 4 = its node, 2, 1 =
 * design.
 */
const COMBINATIONS: readonly LabelledArrows[] = deepFreeze(
  Array.from({ length: 16 }, (_, rights) => {
    const arrow = (bit: number): Arrow => (rights & bit ? "R" : "L");
    const arrows = {
      personalitySun: arrow(8),
      personalityNode: arrow(4),
      designSun: arrow(2),
      designNode: arrow(1),
    };
    return { arrows, label: `P${arrow(8)}${arrow(4)} D${arrow(2)}${arrow(1)}` as const };
  }),
);

/**
 * Returns the four arrows of a chart: one frozen object for each of the sixteen combinations.
 *
 * Plain form: test/support/plain-chart.ts; the lookup table saves an object and a string (see docs/decisions/0008).
 */
export function arrowsOf({ personality, design }: Activations): LabelledArrows {
  return COMBINATIONS[
    8 * isRight(personality.sun.tone) +
      4 * isRight(personality.northNode.tone) +
      2 * isRight(design.sun.tone) +
      isRight(design.northNode.tone)
  ]!;
}
