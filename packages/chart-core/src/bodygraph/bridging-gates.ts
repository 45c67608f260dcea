import type { GateNumber } from "../chart.js";
import { type ChannelEnds, centersAddedBy } from "./bodygraph-of.js";
import type { CenterSet } from "./center-sets.js";

/**
 * Lists those of some gates that each alone join parts of a definition, in their order.
 *
 * The channels that one gate adds all end in its center, so they join whatever parts they touch.
 *
 * @param gates Gates that the person lacks.
 * @param ends The ends of the person's own gates.
 * @param parts The parts of the person's definition.
 */
export function bridgingGates(
  gates: readonly GateNumber[],
  ends: ChannelEnds,
  parts: readonly CenterSet[],
): GateNumber[] {
  if (parts.length < 2) return [];
  return gates.filter((gate) => {
    const touched = centersAddedBy(gate, ends);
    return touched !== 0 && parts.filter((part) => (part & touched) !== 0).length > 1;
  });
}
