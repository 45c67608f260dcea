import type { Channel } from "../chart.js";

/** The circuitries of the channels, each once, in the order of first appearance; empty where there is no channel. */
export function circuitries(channels: readonly Channel[]): string {
  return [...new Set(channels.map((channel) => channel.circuitry))].join(", ");
}
