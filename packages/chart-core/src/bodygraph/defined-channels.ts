import type { GateSet } from "./active-gates.js";
import { CONNECTIONS, type Connection } from "./connections.js";
import { pick } from "./pick.js";

const LOWER_GATES = Uint8Array.from(CONNECTIONS, ({ channel }) => channel.gates[0]);
const HIGHER_GATES = Uint8Array.from(CONNECTIONS, ({ channel }) => channel.gates[1]);

/** Indexes of the defined channels. */
const defined = new Uint8Array(CONNECTIONS.length);

/** The channels with both gates active, in the order of `CHANNELS`. */
export function definedChannels(active: GateSet): Connection[] {
  let count = 0;
  for (let index = 0; index < LOWER_GATES.length; index++) {
    if (active[LOWER_GATES[index]!]! & active[HIGHER_GATES[index]!]!) defined[count++] = index;
  }
  return pick(CONNECTIONS, defined, count);
}
