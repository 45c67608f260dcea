import type { Channel, Circuitry } from "../chart.js";
import type { GateSet } from "./active-gates.js";
import { type CenterSet, centerSet } from "./centers.js";
import { CHANNELS } from "./channels.js";
import { pick } from "./pick.js";

/** The four circuitries; a {@link Connection} names its own by the index. */
export const CIRCUITRIES: readonly Circuitry[] = [
  "Individual",
  "Collective Logic",
  "Collective Abstract",
  "Tribal",
];

/** A channel in the form that derives charts: centers as bits, the rest ready to be copied. */
export interface Connection {
  readonly channel: Channel;
  readonly centers: CenterSet;
  /** Index into {@link CIRCUITRIES}. */
  readonly circuitry: number;
  readonly shortName: string;
  /** `"<name> (<a>-<b>)"`. */
  readonly longName: string;
}

/** One for each channel, in the order of `CHANNELS`. */
const CONNECTIONS: readonly Connection[] = CHANNELS.map((channel) => ({
  channel,
  centers: centerSet(channel.centers),
  circuitry: CIRCUITRIES.indexOf(channel.circuitry),
  shortName: channel.id,
  longName: `${channel.name} (${channel.id})`,
}));

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
