import type { Activations, Arrow, Arrows } from "../chart.js";

/** The direction of the arrow that a tone gives: left for 1 to 3, right for 4 to 6. */
export function arrowOf(tone: number): Arrow {
  return tone <= 3 ? "L" : "R";
}

/** The four arrows of a chart. */
export function arrowsOf({ personality, design }: Activations): Arrows {
  return {
    personalitySun: arrowOf(personality.sun.tone),
    personalityNode: arrowOf(personality.northNode.tone),
    designSun: arrowOf(design.sun.tone),
    designNode: arrowOf(design.northNode.tone),
  };
}

/** The label of each combination, at eight, four, two and one for an arrow to the right, in the order of `Arrows`. */
const LABELS: readonly string[] = Array.from({ length: 16 }, (_, rights) => {
  const arrow = (bit: number): Arrow => (rights & bit ? "R" : "L");
  return `P${arrow(8)}${arrow(4)} D${arrow(2)}${arrow(1)}`;
});

/** The arrows as charts write them: `PRL DRL`. */
export function arrowsLabel({ personalitySun, personalityNode, designSun, designNode }: Arrows): string {
  return LABELS[
    (personalitySun === "R" ? 8 : 0) +
      (personalityNode === "R" ? 4 : 0) +
      (designSun === "R" ? 2 : 0) +
      (designNode === "R" ? 1 : 0)
  ]!;
}
