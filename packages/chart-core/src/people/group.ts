import { bodygraphOf, channelEnds } from "../bodygraph/bodygraph-of.js";
import type { Center, ChannelId, DerivedChart, GateNumber } from "../chart.js";
import { checkPeople } from "./check-people.js";
import { heldGates, peopleByGate, peopleIn } from "./people-by-gate.js";

/** A gate of a group, and the people who have it. */
export interface GroupGate {
  /** The gate's number. */
  readonly gate: GateNumber;
  /** The people who have it, as increasing indexes from 0. */
  readonly people: readonly number[];
}

/**
 * The result of {@link group}: the charts of 2 to 20 people as one. People are numbered from 0, in the order of the charts.
 */
export interface Group {
  /** Every gate that at least one person has, sorted by number. */
  readonly gates: readonly GroupGate[];
  /** IDs of the channels that these gates complete, sorted as text. */
  readonly channelsShort: readonly ChannelId[];
  /** The centers that these channels define, A to Z. */
  readonly centers: readonly Center[];
}

/**
 * Combines the charts of 2 to 20 people: their gates, and the channels and centers of all gates together.
 *
 * @param charts The charts of the people, in any order. Their indexes stand for the people in the result.
 *
 * @throws ChartInputError `INVALID_PEOPLE` if `charts` is not a list of 2 to 20 members.
 * @throws ChartInputError `INVALID_CHART` if a member is not a chart.
 *
 * @example
 * import { computeChart } from "chart-core";
 * import { group } from "chart-core/people";
 *
 * const births = ["1988-09-04T01:15Z", "1990-02-06T22:55Z"];
 * const charts = births.map((birth) => computeChart(new Date(birth)));
 * const result = group(charts);
 * console.log(result.gates[0], result.centers.length);
 */
export function group(charts: readonly DerivedChart[]): Group {
  const people = peopleByGate(checkPeople(charts, { least: 2, most: 20, name: "group" }));
  const gates = heldGates(people);
  const { channelsShort, centers } = bodygraphOf(channelEnds(gates));
  return {
    gates: gates.map((gate) => ({ gate, people: peopleIn(people[gate]!) })),
    channelsShort,
    centers,
  };
}
