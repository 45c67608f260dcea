import type { Activations, SideActivations } from "../chart.js";
import { pick } from "./pick.js";

/** A set of gates: 1 at the number of every gate in it, 0 elsewhere, from 0 to 64. */
export type GateSet = Uint8Array;

/** The gates that any of the 26 activations has. */
export interface ActiveGates {
  /** The next call writes over it. */
  readonly set: GateSet;
  /** Each gate once, as a decimal string: those of the personality, then those of the design. */
  readonly labels: string[];
}

const LABELS: readonly string[] = Array.from({ length: 65 }, (_, gate) => String(gate));

const BODIES_PER_SIDE = 13;

/** The gates of the chart at hand, repetitions and all. */
const listed = new Uint8Array(2 * BODIES_PER_SIDE);

const set: GateSet = new Uint8Array(65);

/** The gates once each, with room for one that is met again at the end. */
const met = new Uint8Array(27);

/** The active gates of a chart. */
export function activeGates(activations: Activations): ActiveGates {
  set.fill(0);
  const gates = listedGates(activations);
  let count = 0;
  for (let index = 0; index < gates.length; index++) {
    const gate = gates[index]!;
    // No branch, which the processor could only guess: a gate that was met before is written over by the next one.
    met[count] = gate;
    count += 1 - set[gate]!;
    set[gate] = 1;
  }
  return { set, labels: pick(LABELS, met, count) };
}

/**
 * The gates of the 26 activations, repetitions and all, in the order in which charts list them: those of the
 * personality, then those of the design.
 */
function listedGates({ personality, design }: Activations): Uint8Array {
  writeGates(personality, 0);
  writeGates(design, BODIES_PER_SIDE);
  return listed;
}

/** The order is not that of `BODIES`: Mars stands before Venus. */
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
