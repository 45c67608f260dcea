import type { Body, Chart, SideActivations } from "../chart.js";

/** The order in which charts list gates: not that of `BODIES`, for Mars stands before Venus. */
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

/** The gates of one side, each once, in the order of charts. */
export function gatesOfSide(side: SideActivations): ReadonlySet<number> {
  return new Set(GATE_ORDER.map((body) => side[body].gate));
}

/** The gates of charts, each once: those of the first chart in its order, then what the next ones add. */
export function gatesOf(...charts: readonly Pick<Chart, "gates">[]): ReadonlySet<number> {
  return new Set(charts.flatMap(({ gates }) => gates.map(Number)));
}
