import type { Center, Channel, Definition, GateNumber } from "../chart.js";
import { CENTERS } from "./centers.js";
import { CHANNELS } from "./channels.js";
import { DEFINITIONS } from "./definitions.js";

/** The channels and centers that a set of gates defines. */
export interface Bodygraph {
  /** The channels with both gates, in the order of `CHANNELS`. */
  readonly channels: readonly Channel[];
  /** The defined centers, A to Z: those in which one of these channels ends. */
  readonly centers: readonly Center[];
  /** The centers grouped into connected components, in the order of their first centers. */
  readonly parts: readonly (readonly Center[])[];
  /** The number of these groups in words. */
  readonly definition: Definition;
}

/**
 * Returns the bodygraph of any set of gates, for example those of two people or of a group. Charts use a faster form
 * of the same rules (see docs/decisions/0008).
 */
export function bodygraphOf(gates: ReadonlySet<GateNumber>): Bodygraph {
  const channels = CHANNELS.filter((channel) => channel.gates.every((gate) => gates.has(gate)));
  const parts = partsOf(channels);
  return {
    channels,
    centers: CENTERS.filter((center) => parts.some((part) => part.includes(center))),
    parts,
    definition: DEFINITIONS[parts.length]!,
  };
}

function partsOf(channels: readonly Channel[]): Center[][] {
  let parts: Center[][] = [];
  for (const { centers } of channels) {
    const touched = parts.filter((part) => centers.some((center) => part.includes(center)));
    const joined = new Set([...touched.flat(), ...centers]);
    parts = [...parts.filter((part) => !touched.includes(part)), [...joined]];
  }
  return parts
    .map((part) => CENTERS.filter((center) => part.includes(center)))
    .sort((a, b) => CENTERS.indexOf(a[0]!) - CENTERS.indexOf(b[0]!));
}
