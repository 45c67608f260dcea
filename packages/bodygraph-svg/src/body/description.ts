import type { Chart } from "../chart-core.js";
import { type BodyState, HEAD_TO_ROOT } from "./owners.js";

/** Describes a chart for people who do not see the picture. */
export function describeChart(chart: Chart, state: BodyState): string {
  const { type, authority, profile, definition, incarnationCross, variables } = chart;
  return `${type}, ${authority} authority, profile ${profile}, ${definition}, ${incarnationCross}. ${describeBody(state)} Variables: ${variables}.`;
}

/** Lists centers, channels and gates of a bodygraph in words. */
export function describeBody({ owners, definedChannels, definedCenters }: BodyState): string {
  const open = HEAD_TO_ROOT.filter((center) => !definedCenters.includes(center));
  const gates: number[] = [];
  for (let gate = 1; gate <= 64; gate++) if (owners[gate] !== 0) gates.push(gate);
  return `Defined centers: ${list(definedCenters)}. Open centers: ${list(open)}. Channels: ${list(definedChannels)}. Gates: ${list(gates)}.`;
}

function list(items: readonly (string | number)[]): string {
  return items.length === 0 ? "none" : items.join(", ");
}
