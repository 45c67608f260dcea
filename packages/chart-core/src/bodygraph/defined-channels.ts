import type { Channel, Circuitry } from "../chart.js";
import type { GateSet } from "./active-gates.js";
import { type CenterSet, centerSet } from "./centers.js";
import { CHANNELS } from "./channels.js";
import { pick } from "./pick.js";

/** The four circuitries; a {@link Connection} names its own by the index. */
const CIRCUITRIES: readonly Circuitry[] = ["Individual", "Collective Logic", "Collective Abstract", "Tribal"];

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

/** What each of the 65 lists that four circuitries make is written as; the first is empty. */
const LABELS: string[] = [];

/** The list that each becomes once a circuitry is met: at 4 x its number + that of the circuitry. */
const THEN = new Uint8Array(65 * CIRCUITRIES.length);

listFrom([]);

/** Numbers a list and all that begin with it. */
function listFrom(met: readonly Circuitry[]): number {
  const list = LABELS.push(met.join(", ")) - 1;
  CIRCUITRIES.forEach((next, circuitry) => {
    THEN[CIRCUITRIES.length * list + circuitry] = met.includes(next) ? list : listFrom([...met, next]);
  });
  return list;
}

/** The circuitries of the channels, each once, in the order of first appearance; empty where there is no channel. */
export function circuitries(channels: readonly Connection[]): string {
  let list = 0;
  for (const { circuitry } of channels) list = THEN[CIRCUITRIES.length * list + circuitry]!;
  return LABELS[list]!;
}
