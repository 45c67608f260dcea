import { type Activation, BODIES, type Chart, type SideActivations } from "../chart-core.js";
import { fail } from "../theme/settings.js";

/**
 * Checks that an argument is a chart, as far as pictures read it. Charts may come from a store or a network: whatever is
 * written into a picture without escaping must be what it is in charts of `computeChart`.
 */
export function checkChart(field: string, chart: Chart): void {
  const isChart =
    typeof chart === "object" &&
    chart !== null &&
    isSide(chart.personality) &&
    isSide(chart.design) &&
    typeof chart.activations === "object";
  if (!isChart) fail(field, chart, "a chart of computeChart", "INVALID_CHART");
}

function isSide(side: unknown): boolean {
  if (typeof side !== "object" || side === null) return false;
  for (const body of BODIES) {
    const activation = (side as Record<string, Partial<Activation> | undefined>)[body];
    if (!(Number.isInteger(activation?.gate) && Number.isFinite(activation?.longitudeDeg))) return false;
  }
  return true;
}

/** Returns the gates of a side, in the order of the bodies. */
export function gatesOfSide(side: SideActivations): number[] {
  return BODIES.map((body) => side[body].gate);
}

/** Returns the gates of both sides of a chart. */
export function gatesOfChart({ personality, design }: Chart): number[] {
  return [...gatesOfSide(personality), ...gatesOfSide(design)];
}
