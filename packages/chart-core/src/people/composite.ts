import {
  BOTH_ENDS,
  type Bodygraph,
  bodygraphOf,
  bridgingGates,
  type ChannelEnds,
  channelEnds,
  unionOf,
} from "../bodygraph/bodygraph-of.js";
import { centersOf } from "../bodygraph/center-sets.js";
import { CENTERS } from "../bodygraph/centers.js";
import { SHORT_NAMES } from "../bodygraph/defined-channels.js";
import { gatesOf, labelOf } from "../bodygraph/gates-of.js";
import type { Center, ChannelId, Definition, DerivedChart, GateLabel, GateNumber } from "../chart.js";
import { checkSides } from "../checks/check-chart.js";
import { joiningChannels } from "./joining-channels.js";

/** One of the two people of `composite`, by index: 0 for the first chart, 1 for the second. */
export type Person = 0 | 1;

/** A channel that one person has whole and the other does not. */
export interface OwnedChannel {
  /** `"<lower gate>-<higher gate>"`. */
  readonly channel: ChannelId;
  /** The person who has the whole channel. */
  readonly person: Person;
}

/** Two charts combined. Each channel of the union is in exactly one of the four lists. */
export interface Composite {
  /** Channels of which each person has one gate. */
  readonly electromagnetic: readonly ChannelId[];
  /** Channels that both people have whole. */
  readonly companionship: readonly ChannelId[];
  /** Channels that one person has whole, and of which the other has no gate. */
  readonly dominance: readonly OwnedChannel[];
  /** Channels that one person has whole, and of which the other has one gate. */
  readonly compromise: readonly OwnedChannel[];
  /** The nine centers, each in exactly one list, A to Z. */
  readonly centers: {
    /** Defined in the first chart and not in the second. */
    readonly a: readonly Center[];
    /** Defined in the second chart and not in the first. */
    readonly b: readonly Center[];
    /** Defined in both charts. */
    readonly both: readonly Center[];
    /** Defined only by both charts together. */
    readonly bridged: readonly Center[];
    /** Not defined even by both charts together, with active gates or without. */
    readonly open: readonly Center[];
  };
  /** Number of defined and of open centers in the union, such as `"8-1"`. */
  readonly theme: string;
  /** The definition of each person, and that of the union. */
  readonly definition: {
    /** Definition of the first chart. */
    readonly a: Definition;
    /** Definition of the second chart. */
    readonly b: Definition;
    /** Definition of both charts together. */
    readonly union: Definition;
  };
  /**
   * Gates of one person that each alone join separate parts of the other's definition, as decimal strings sorted by
   * number. They are those of {@link definitionDetails} that the other person has.
   */
  readonly bridgingGates: {
    /** Gates that the second person brings to the first. */
    readonly a: readonly GateLabel[];
    /** Gates that the first person brings to the second. */
    readonly b: readonly GateLabel[];
  };
  /**
   * Channels by which the other person joins separate parts of this one's definition, alone or one after another; sorted
   * as text. Each lies on a path from one part to another, over channels that the person does not have whole, and through
   * centers that the person does not have defined.
   */
  readonly joiningChannels: {
    /** Channels that join parts of the first person. */
    readonly a: readonly ChannelId[];
    /** Channels that join parts of the second person. */
    readonly b: readonly ChannelId[];
  };
  /** The gates of both as decimal strings, without duplicates: the first chart's in its order, then the second's. */
  readonly gates: readonly GateLabel[];
  /** IDs of the channels that the gates of both complete, sorted as text. */
  readonly channelsShort: readonly ChannelId[];
}

/**
 * Combines the charts of two people: the channels and centers of their gates together, and the share of each person.
 *
 * Channels, centers and definition follow from the union of the gates as they do for one person. A composite has no
 * profile and no score.
 *
 * @param a The first person's chart.
 * @param b The second person's chart.
 *
 * @throws ChartInputError `INVALID_CHART` if `a` or `b` is not a chart.
 *
 * @example
 * import { computeChart } from "chart-core";
 * import { composite } from "chart-core/people";
 *
 * const a = computeChart(new Date("1988-09-04T01:15Z"));
 * const b = computeChart(new Date("1990-02-06T22:55Z"));
 * const both = composite(a, b);
 * // Together, nine centers are defined and none is open.
 * console.log(both.theme);
 * console.log(both.electromagnetic);
 */
export function composite(a: DerivedChart, b: DerivedChart): Composite {
  const one = personOf(checkSides(a, "a"));
  const other = personOf(checkSides(b, "b"));
  const union = bodygraphOf(unionOf(one.ends, other.ends));
  const addedToOne = added(other, one);
  // Written out, because Node 20 gives each object made by a spread a hidden class of its own, which takes longer.
  const { electromagnetic, companionship, dominance, compromise } = sortChannels(union, one.ends, other.ends);
  return {
    electromagnetic,
    companionship,
    dominance,
    compromise,
    centers: sortCenters(union, one.bodygraph, other.bodygraph),
    theme: `${union.centers.length}-${CENTERS.length - union.centers.length}`,
    definition: {
      a: one.bodygraph.definition,
      b: other.bodygraph.definition,
      union: union.definition,
    },
    bridgingGates: { a: bridgesFor(one, addedToOne), b: bridgesFor(other, added(one, other)) },
    joiningChannels: { a: joinsOf(one, union), b: joinsOf(other, union) },
    gates: [...one.gates, ...addedToOne].map(labelOf),
    channelsShort: union.channelsShort,
  };
}

/** The gates of one person, and what they define. */
interface Own {
  readonly gates: readonly GateNumber[];
  readonly ends: ChannelEnds;
  readonly bodygraph: Bodygraph;
}

function personOf(chart: DerivedChart): Own {
  const gates = gatesOf(chart);
  const ends = channelEnds(gates);
  return { gates, ends, bodygraph: bodygraphOf(ends) };
}

/** Returns the gates that one person has and another has not. */
function added(from: Own, to: Own): GateNumber[] {
  isIn.fill(0);
  for (const gate of to.gates) isIn[gate] = 1;
  return from.gates.filter((gate) => isIn[gate] === 0);
}

/** Scratch array: 1 for each gate of the person, by number; each call overwrites it. */
const isIn = /* @__PURE__ */ new Uint8Array(65);

function bridgesFor({ ends, bodygraph }: Own, gates: readonly GateNumber[]): GateLabel[] {
  return bridgingGates(gates, ends, bodygraph.parts)
    .sort((a, b) => a - b)
    .map(labelOf);
}

function joinsOf({ bodygraph, ends }: Own, union: Bodygraph): ChannelId[] {
  return joiningChannels(bodygraph, ends, union).map((channel) => SHORT_NAMES[channel]!);
}

type ChannelLists = Pick<Composite, "electromagnetic" | "companionship" | "dominance" | "compromise">;

/** Sorts the channels of the union by the ends that each person has. */
function sortChannels({ channels }: Bodygraph, endsA: ChannelEnds, endsB: ChannelEnds): ChannelLists {
  const electromagnetic: ChannelId[] = [];
  const companionship: ChannelId[] = [];
  const dominance: OwnedChannel[] = [];
  const compromise: OwnedChannel[] = [];
  for (const number of channels) {
    const channel = SHORT_NAMES[number]!;
    const [inA, inB] = [endsA[number]!, endsB[number]!];
    if (inA === BOTH_ENDS && inB === BOTH_ENDS) companionship.push(channel);
    else if (inA === BOTH_ENDS) (inB === 0 ? dominance : compromise).push({ channel, person: 0 });
    else if (inB === BOTH_ENDS) (inA === 0 ? dominance : compromise).push({ channel, person: 1 });
    else electromagnetic.push(channel);
  }
  return { electromagnetic, companionship, dominance, compromise };
}

const ALL_CENTERS = 2 ** CENTERS.length - 1;

function sortCenters(union: Bodygraph, a: Bodygraph, b: Bodygraph): Composite["centers"] {
  return {
    a: centersOf(a.centerSet & ~b.centerSet),
    b: centersOf(b.centerSet & ~a.centerSet),
    both: centersOf(a.centerSet & b.centerSet),
    bridged: centersOf(union.centerSet & ~a.centerSet & ~b.centerSet),
    open: centersOf(ALL_CENTERS & ~union.centerSet),
  };
}
