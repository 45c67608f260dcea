import type { Activations, GateLabel, GateNumber, Side, SideActivations } from "../chart.js";
import { writeGates } from "../wheel/side.js";
import { activeGates, GATE_LABELS } from "./active-gates.js";

/** Returns the gates of a chart, each once, in the order in which charts list them. */
export function gatesOf(chart: Pick<Activations, Side>): GateNumber[] {
  const { numbers, count } = activeGates(chart);
  const gates = new Array<GateNumber>(count);
  for (let index = 0; index < count; index++) gates[index] = numbers[index] as GateNumber;
  return gates;
}

const sideGates = /* @__PURE__ */ new Uint8Array(13);

/** Returns the gates of one side, each once, in the order in which charts list them. */
export function gatesOfSide(side: SideActivations): GateNumber[] {
  writeGates(side, sideGates, 0);
  return [...new Set(sideGates)] as GateNumber[];
}

/** Returns a gate's number as charts list it. */
export function labelOf(gate: GateNumber): GateLabel {
  return GATE_LABELS[gate]!;
}
