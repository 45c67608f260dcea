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

/** The arrows as charts write them: `PRL DRL`. */
export function arrowsLabel({ personalitySun, personalityNode, designSun, designNode }: Arrows): string {
  return `P${personalitySun}${personalityNode} D${designSun}${designNode}`;
}
