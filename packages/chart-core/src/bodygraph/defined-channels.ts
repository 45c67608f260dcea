import type { Channel } from "../chart.js";
import { CHANNELS } from "./channels.js";
import { GateSet } from "./gate-set.js";

/** The channels with both gates active, in the order of `CHANNELS`. */
export function definedChannels(activeGates: readonly number[]): Channel[] {
  const active = new GateSet(activeGates);
  return CHANNELS.filter(({ gates }) => active.has(gates[0]) && active.has(gates[1]));
}
