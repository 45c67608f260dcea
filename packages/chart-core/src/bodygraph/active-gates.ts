import type { Activations, SideActivations } from "../chart.js";
import { GateSet } from "./gate-set.js";

/** The gates that any of the 26 activations has. */
export interface ActiveGates {
  readonly set: GateSet;
  /** Each gate once, as a decimal string: those of the personality, then those of the design. */
  readonly labels: string[];
}

const LABELS: readonly string[] = Array.from({ length: 65 }, (_, gate) => String(gate));

/** The active gates of a chart. */
export function activeGates({ personality, design }: Activations): ActiveGates {
  const set = new GateSet();
  const labels: string[] = [];
  for (const gate of gatesInListingOrder(personality)) if (set.add(gate)) labels.push(LABELS[gate]!);
  for (const gate of gatesInListingOrder(design)) if (set.add(gate)) labels.push(LABELS[gate]!);
  return { set, labels };
}

/** The order in which charts list gates. It is not the order of `BODIES`: Mars stands before Venus. */
function gatesInListingOrder(side: SideActivations): number[] {
  return [
    side.sun.gate,
    side.earth.gate,
    side.northNode.gate,
    side.southNode.gate,
    side.moon.gate,
    side.mercury.gate,
    side.mars.gate,
    side.venus.gate,
    side.jupiter.gate,
    side.saturn.gate,
    side.uranus.gate,
    side.neptune.gate,
    side.pluto.gate,
  ];
}
