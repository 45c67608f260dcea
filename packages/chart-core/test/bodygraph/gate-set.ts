import type { GateSet } from "../../src/bodygraph/active-gates.js";

/** The set of the given gates. */
export function gateSet(gates: readonly number[]): GateSet {
  const set = new Uint8Array(65);
  for (const gate of gates) set[gate] = 1;
  return set;
}
