import { CONNECTIONS, type Connection } from "./connections.js";
import type { GateSet } from "./gate-set.js";

/** The channels with both gates active, in the order of `CHANNELS`. */
export function definedChannels(active: GateSet): Connection[] {
  return CONNECTIONS.filter(({ gates }) => active.holds(gates));
}
