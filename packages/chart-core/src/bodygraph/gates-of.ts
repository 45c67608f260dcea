import type { Body, DerivedChart, GateLabel, GateNumber, SideActivations } from "../chart.js";

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
export function gatesOfSide(side: SideActivations): ReadonlySet<GateNumber> {
  return new Set(GATE_ORDER.map((body) => side[body].gate));
}

/**
 * Returns the gates of several charts, each once: those of the first chart in its order, then the new ones of each
 * further chart.
 */
export function gatesOf(...charts: readonly Pick<DerivedChart, "gates">[]): ReadonlySet<GateNumber> {
  return new Set(charts.flatMap(({ gates }) => gates.map((gate) => Number(gate) as GateNumber)));
}

/** Returns a gate's number as charts list it. */
export function labelOf(gate: GateNumber): GateLabel {
  return `${gate}`;
}
