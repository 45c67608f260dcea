import { bridgingGates, channelEnds } from "../bodygraph/bodygraph-of.js";
import { centerSet } from "../bodygraph/center-sets.js";
import { CHANNELS } from "../bodygraph/channels.js";
import { GATES } from "../bodygraph/gates.js";
import { gatesOf, labelOf } from "../bodygraph/gates-of.js";
import type { Center, ChannelId, DerivedChart, GateLabel, GateNumber } from "../chart.js";
import { checkChart } from "../checks/check-chart.js";

/** The separate parts of a definition, and the gates and channels that would join them. */
export interface DefinitionDetails {
  /** The separate parts of the definition. */
  readonly parts: readonly (readonly Center[])[];
  /**
   * For a split definition: `small` if one gate would join the two parts, otherwise `wide`. Null for other definitions.
   */
  readonly splitKind: "small" | "wide" | null;
  /** Missing gates that would each join parts by themselves, as decimal strings sorted by number. */
  readonly bridgingGates: readonly GateLabel[];
  /** IDs of the channels that would join two parts and of which the chart has neither gate, sorted as text. */
  readonly bridgingChannels: readonly ChannelId[];
  /** Active gates outside the defined channels, as decimal strings in the order of `gates`. */
  readonly hangingGates: readonly GateLabel[];
}

/** All gates, sorted by number. */
const GATE_NUMBERS = /* @__PURE__ */ numbersOf(GATES);

function numbersOf(gates: typeof GATES): readonly GateNumber[] {
  return Object.keys(gates).map(Number) as GateNumber[];
}

/**
 * Finds the parts of a chart's definition, the gates and channels that would join them, and its hanging gates.
 *
 * @param chart A chart of `computeChart` or `deriveChart`.
 * @throws ChartInputError `INVALID_CHART` if `chart` is not a chart.
 *
 * @example
 * import { computeChart } from "chart-core";
 * import { definitionDetails } from "chart-core/details";
 *
 * const chart = computeChart(new Date("1988-09-04T01:15Z"));
 * const details = definitionDetails(chart);
 * console.log(chart.definition, details);
 */
export function definitionDetails(chart: DerivedChart): DefinitionDetails {
  checkChart(chart, "chart");
  const gates = gatesOf(chart);
  const has = new Set(gates);
  const parts = chart.definedCenters;
  const missing = GATE_NUMBERS.filter((gate) => !has.has(gate));
  const bridging = bridgingGates(missing, channelEnds(gates), parts.map(centerSet));
  const partOf = (center: Center) => parts.findIndex((part) => part.includes(center));
  const bridgingChannels = CHANNELS.filter(({ gates: pair, centers: [from, to] }) => {
    const isMissing = pair.every((gate) => !has.has(gate));
    return isMissing && partOf(from) >= 0 && partOf(to) >= 0 && partOf(from) !== partOf(to);
  });
  const isSplit = chart.definition === "Split Definition";
  return {
    parts,
    splitKind: isSplit ? splitKindOf(bridging.length) : null,
    bridgingGates: bridging.map(labelOf),
    bridgingChannels: bridgingChannels.map(({ id }) => id),
    hangingGates: gates
      .filter((gate) => chart.definedChannels.every((channel) => !channel.gates.includes(gate)))
      .map(labelOf),
  };
}

function splitKindOf(bridging: number): "small" | "wide" {
  return bridging > 0 ? "small" : "wide";
}
