import { BODIES, type Chart, type SideActivations } from "../chart-core.js";
import { fail } from "../theme/settings.js";

/** Checks that an argument is a chart, as far as pictures read it. */
export function checkChart(field: string, chart: Chart): void {
  const isSide = (side: unknown) =>
    typeof side === "object" && side !== null && BODIES.every((body) => body in side);
  const isChart =
    typeof chart === "object" && chart !== null && isSide(chart.personality) && isSide(chart.design);
  if (!isChart) fail(field, chart, "a chart of computeChart");
}

/** Returns the gates of a side, in the order of the bodies. */
export function gatesOfSide(side: SideActivations): number[] {
  return BODIES.map((body) => side[body].gate);
}

/** Returns the gates of both sides of a chart. */
export function gatesOfChart({ personality, design }: Chart): number[] {
  return [...gatesOfSide(personality), ...gatesOfSide(design)];
}
