import type { Activations } from "../chart.js";
import { listedGates } from "./listed-gates.js";
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
