import type { Activations } from "../chart.js";
import { GateSet } from "./gate-set.js";
import { listedGates } from "./listed-gates.js";

/** The gates that any of the 26 activations has. */
export interface ActiveGates {
  readonly set: GateSet;
  /** Each gate once, as a decimal string: those of the personality, then those of the design. */
  readonly labels: string[];
}

const LABELS: readonly string[] = Array.from({ length: 65 }, (_, gate) => String(gate));

/** The active gates of a chart. */
export function activeGates(activations: Activations): ActiveGates {
  const labels: string[] = [];
  // Two numbers rather than a set that grows: they stay in registers.
  let lower = 0;
  let upper = 0;
  const gates = listedGates(activations);
  for (let index = 0; index < gates.length; index++) {
    const gate = gates[index]!;
    const bit = 1 << gate;
    if ((gate <= 32 ? lower : upper) & bit) continue;
    if (gate <= 32) lower |= bit;
    else upper |= bit;
    labels.push(LABELS[gate]!);
  }
  return { set: new GateSet(lower, upper), labels };
}
