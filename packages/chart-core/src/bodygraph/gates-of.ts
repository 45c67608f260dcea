import type { Body, Chart, SideActivations } from "../chart.js";

/** Order in which charts list gates. It differs from `BODIES`: Mars comes before Venus. */
const GATE_ORDER: readonly Body[] = [
  "sun",
  "earth",
  "northNode",
  "southNode",
  "moon",
  "mercury",
  "mars",
  "venus",
  "jupiter",
  "saturn",
  "uranus",
  "neptune",
  "pluto",
];

/** Returns the gates of one side, each once, in the order in which charts list them. */
export function gatesOfSide(side: SideActivations): ReadonlySet<number> {
  return new Set(GATE_ORDER.map((body) => side[body].gate));
}

/**
 * Returns the gates of several charts, each once: those of the first chart in its order, then the new ones of each
 * further chart.
 */
export function gatesOf(...charts: readonly Pick<Chart, "gates">[]): ReadonlySet<number> {
  return new Set(charts.flatMap(({ gates }) => gates.map(Number)));
}
