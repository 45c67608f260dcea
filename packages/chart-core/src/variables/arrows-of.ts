import type { Activations, Arrow, Arrows, Variables } from "../chart.js";

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
 * The 16 combinations, indexed by bit mask of the arrows to the right: 8 = personality Sun, 4 = its node, 2, 1 =
 * design. Each is made when a chart first has it.
 */
const COMBINATIONS: (LabelledArrows | undefined)[] = new Array(16).fill(undefined);

/**
 * Returns the four arrows of a chart: one frozen object for each of the sixteen combinations.
 *
 * Plain form: test/support/plain-chart.ts; the lookup table saves an object and a string (see docs/decisions/0008).
 */
export function arrowsOf({ personality, design }: Activations): LabelledArrows {
  const rights =
    8 * isRight(personality.sun.tone) +
    4 * isRight(personality.northNode.tone) +
    2 * isRight(design.sun.tone) +
    isRight(design.northNode.tone);
  return COMBINATIONS[rights] ?? label(rights);
}

function label(rights: number): LabelledArrows {
  const arrow = (bit: number): Arrow => (rights & bit ? "R" : "L");
  const arrows = Object.freeze({
    personalitySun: arrow(8),
    personalityNode: arrow(4),
    designSun: arrow(2),
    designNode: arrow(1),
  });
  const made: LabelledArrows = { arrows, label: `P${arrow(8)}${arrow(4)} D${arrow(2)}${arrow(1)}` };
  COMBINATIONS[rights] = made;
  return made;
}
