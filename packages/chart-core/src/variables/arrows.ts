import type { Activations, Arrow, Arrows } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";

/** The direction of the arrow that a tone gives: left for 1 to 3, right for 4 to 6. */
export function arrowOf(tone: number): Arrow {
  return tone <= 3 ? "L" : "R";
}

/** The word that a tone's arrow chooses from two. */
export function byArrow(tone: number, words: Readonly<Record<Arrow, string>>): string {
  return tone <= 3 ? words.L : words.R;
}

/** The four arrows of a chart, and how charts write them: `PRL DRL`. */
export interface LabelledArrows {
  readonly arrows: Arrows;
  readonly label: string;
}

/** Each combination at eight, four, two and one for an arrow to the right, in the order of `Arrows`. */
const COMBINATIONS: readonly LabelledArrows[] = deepFreeze(
  Array.from({ length: 16 }, (_, rights) => {
    const arrow = (bit: number): Arrow => (rights & bit ? "R" : "L");
    const arrows = {
      personalitySun: arrow(8),
      personalityNode: arrow(4),
      designSun: arrow(2),
      designNode: arrow(1),
    };
    return { arrows, label: `P${arrow(8)}${arrow(4)} D${arrow(2)}${arrow(1)}` };
  }),
);

/** The four arrows of a chart: one frozen object for each of the sixteen combinations. */
export function arrowsOf({ personality, design }: Activations): LabelledArrows {
  return COMBINATIONS[
    8 * isRight(personality.sun.tone) +
      4 * isRight(personality.northNode.tone) +
      2 * isRight(design.sun.tone) +
      isRight(design.northNode.tone)
  ]!;
}

/** 1 for a tone whose arrow points right, else 0: from 4 on, the third bit is set. */
function isRight(tone: number): number {
  return tone >> 2;
}
