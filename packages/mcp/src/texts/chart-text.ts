import type { Chart, Side } from "chart-core";
import { BODIES, BODY_NAMES, CENTERS, CHANNELS } from "chart-core/tables";
import { nameOfChannel } from "chart-reading";
import type { ResolvedBirth } from "../births/resolved-birth.js";

/** Writes a chart in about 250 tokens. */
export function chartText(chart: Chart, birth: ResolvedBirth): string {
  const { type, profile, authority, strategy, signature, notSelfTheme, definition } = chart;
  const open = CENTERS.filter((center) => !chart.centers.includes(center));
  return [
    `${type} ${profile}, authority: ${authority}.`,
    bornLine(birth),
    ...birth.notes,
    `Strategy: ${strategy}. Signature: ${signature}. Not-self theme: ${notSelfTheme}. Definition: ${definition}.`,
    `Incarnation cross: ${chart.incarnationCross}. Variables: ${chart.variables}.`,
    `Defined centers: ${listOf(chart.centers)}. Open: ${listOf(open)}.`,
    `Channels: ${channelNames(chart.channelsShort)}.`,
    `Personality (gate.line): ${sideText(chart, "personality")}.`,
    `Design: ${sideText(chart, "design")}.`,
  ].join("\n");
}

/** Writes the birth as it was understood: words, zone and moment. */
export function bornLine({ born, birth: { utc, timeZone, offset } }: ResolvedBirth): string {
  const moment = utc.replace(".000", "");
  return timeZone === "UTC"
    ? `Born ${born} (${moment}).`
    : `Born ${born} (${timeZone}, UTC${offset}: ${moment}).`;
}

function sideText({ activations }: Chart, side: Side): string {
  return BODIES.map((body) => `${BODY_NAMES[body]} ${activations[side][body]}`).join(", ");
}

/** Lists words; none if there are none. */
export function listOf(words: readonly string[], between = ", "): string {
  return words.length === 0 ? "none" : words.join(between);
}

/** Names channels: `20-34 Charisma; 10-20 Awakening`. */
export function channelNames(ids: readonly string[]): string {
  return listOf(ids.map(channelName), "; ");
}

/** Names a channel: `20-34 Charisma`. */
export function channelName(id: string): string {
  return `${id} ${nameOfChannel(id, CHANNELS)}`;
}
