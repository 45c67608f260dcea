import type { Activations, SideActivations } from "../chart.js";

const BODIES_PER_SIDE = 13;

/** Where the gates of a chart are written; nothing keeps them beyond the derivation of that chart. */
const gates = new Uint8Array(2 * BODIES_PER_SIDE);

/**
 * The gates of the 26 activations, repetitions and all, in the order in which charts list them: those of the
 * personality, then those of the design. The next call writes over them.
 */
export function listedGates({ personality, design }: Activations): Uint8Array {
  writeGates(personality, 0);
  writeGates(design, BODIES_PER_SIDE);
  return gates;
}

/** The order is not that of `BODIES`: Mars stands before Venus. */
function writeGates(side: SideActivations, at: number): void {
  gates[at] = side.sun.gate;
  gates[at + 1] = side.earth.gate;
  gates[at + 2] = side.northNode.gate;
  gates[at + 3] = side.southNode.gate;
  gates[at + 4] = side.moon.gate;
  gates[at + 5] = side.mercury.gate;
  gates[at + 6] = side.mars.gate;
  gates[at + 7] = side.venus.gate;
  gates[at + 8] = side.jupiter.gate;
  gates[at + 9] = side.saturn.gate;
  gates[at + 10] = side.uranus.gate;
  gates[at + 11] = side.neptune.gate;
  gates[at + 12] = side.pluto.gate;
}
