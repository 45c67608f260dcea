import { bodygraphOf } from "../bodygraph/bodygraph-of.js";
import { gatesOf } from "../bodygraph/gates-of.js";
import type { Center, Chart } from "../chart.js";
import { checkPeople } from "./check-people.js";

/** A gate of a group and who has it. */
export interface GroupGate {
  readonly gate: number;
  /** The people who have it, by index, 0 first. */
  readonly people: readonly number[];
}

/** Several charts laid over each other. */
export interface Group {
  /** Every gate that anybody has, by its number. */
  readonly gates: readonly GroupGate[];
  /** The channels of all gates together as ids, sorted as strings. */
  readonly channelsShort: readonly string[];
  /** The centers in which they end, A to Z. */
  readonly centers: readonly Center[];
}

/**
 * The overlay of 2 to 20 people: their gates with who has them, and the channels and centers of all gates together.
 *
 * @throws ChartInputError `INVALID_PEOPLE`.
 */
export function group(charts: readonly Chart[]): Group {
  const people = checkPeople(charts, { least: 2, most: 20, name: "group" }).map((chart) => gatesOf(chart));
  const all = new Set(people.flatMap((gates) => [...gates]));
  const { channels, centers } = bodygraphOf(all);
  return {
    gates: [...all].sort((a, b) => a - b).map((gate) => ({ gate, people: carriersOf(gate, people) })),
    channelsShort: channels.map(({ id }) => id),
    centers,
  };
}

/** The people who have a gate, by index. */
export function carriersOf(gate: number, people: readonly ReadonlySet<number>[]): number[] {
  return people.flatMap((gates, person) => (gates.has(gate) ? [person] : []));
}
