import type { Activations, SideActivations } from "../chart.js";
import type { NumberList } from "./pick.js";

/** The gates as decimal strings, each at its number. */
export const GATE_LABELS: readonly string[] = Array.from({ length: 65 }, (_, gate) => String(gate));

const BODIES_PER_SIDE = 13;

/** The gates of the chart at hand, repetitions and all. */
const listed = new Uint8Array(2 * BODIES_PER_SIDE);

/** 1 at the number of every gate that was met, of any that fits into `listed`. */
const isMet = new Uint8Array(256);

/** The gates once each. */
const active: NumberList = { numbers: new Uint8Array(2 * BODIES_PER_SIDE), count: 0 };

/** The active gates of a chart, each once: those of the personality, then those of the design. */
export function activeGates({ personality, design }: Activations): NumberList {
  writeGates(personality, 0);
  writeGates(design, BODIES_PER_SIDE);
  for (let index = 0; index < listed.length; index++) isMet[listed[index]!] = 0;
  const { numbers } = active;
  let count = 0;
  for (let index = 0; index < listed.length; index++) {
    const gate = listed[index]!;
    // No branch, which the processor could only guess: a gate that was met before is written over by the next one.
    numbers[count] = gate;
    count += 1 - isMet[gate]!;
    isMet[gate] = 1;
  }
  active.count = count;
  return active;
}

/** The order of charts is not that of `BODIES`: Mars stands before Venus. */
function writeGates(side: SideActivations, at: number): void {
  listed[at] = side.sun.gate;
  listed[at + 1] = side.earth.gate;
  listed[at + 2] = side.northNode.gate;
  listed[at + 3] = side.southNode.gate;
  listed[at + 4] = side.moon.gate;
  listed[at + 5] = side.mercury.gate;
  listed[at + 6] = side.mars.gate;
  listed[at + 7] = side.venus.gate;
  listed[at + 8] = side.jupiter.gate;
  listed[at + 9] = side.saturn.gate;
  listed[at + 10] = side.uranus.gate;
  listed[at + 11] = side.neptune.gate;
  listed[at + 12] = side.pluto.gate;
}
