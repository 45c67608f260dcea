import type { Circuitry } from "../chart.js";
import { CIRCUITRIES, type Connection } from "./connections.js";

/** Circuitries in the order in which they were met, and for each of the four what they are once it is met too. */
interface Met {
  readonly label: string;
  readonly then: readonly Met[];
}

/** The 65 lists that four circuitries make, as a tree that grows by one circuitry a branch. */
const NONE_MET: Met = treeFrom([]);

function treeFrom(met: readonly Circuitry[]): Met {
  const then: Met[] = [];
  const node: Met = { label: met.join(", "), then };
  for (const next of CIRCUITRIES) then.push(met.includes(next) ? node : treeFrom([...met, next]));
  return node;
}

/** The circuitries of the channels, each once, in the order of first appearance; empty where there is no channel. */
export function circuitries(channels: readonly Connection[]): string {
  let met = NONE_MET;
  for (const { circuitry } of channels) met = met.then[circuitry]!;
  return met.label;
}
