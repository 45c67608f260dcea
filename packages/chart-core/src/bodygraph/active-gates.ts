import type { Activation, Activations, SideActivations } from "../chart.js";

/** The gates that any of the 26 activations has, each once: those of the personality, then those of the design. */
export function activeGates({ personality, design }: Activations): number[] {
  const gates: number[] = [];
  for (const side of [personality, design]) {
    for (const { gate } of inListingOrder(side)) {
      if (!gates.includes(gate)) gates.push(gate);
    }
  }
  return gates;
}

/** The order in which charts list gates. It is not the order of `BODIES`: Mars stands before Venus. */
function inListingOrder(side: SideActivations): Activation[] {
  return [
    side.sun,
    side.earth,
    side.northNode,
    side.southNode,
    side.moon,
    side.mercury,
    side.mars,
    side.venus,
    side.jupiter,
    side.saturn,
    side.uranus,
    side.neptune,
    side.pluto,
  ];
}
