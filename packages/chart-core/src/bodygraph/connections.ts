import type { Channel, Circuitry } from "../chart.js";
import { type CenterSet, centerSet } from "./center-set.js";
import { CHANNELS } from "./channels.js";

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
export const CONNECTIONS: readonly Connection[] = CHANNELS.map((channel) => ({
  channel,
  centers: centerSet(channel.centers),
  circuitry: CIRCUITRIES.indexOf(channel.circuitry),
  shortName: channel.id,
  longName: `${channel.name} (${channel.id})`,
}));
