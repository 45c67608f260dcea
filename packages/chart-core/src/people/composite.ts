import { type Bodygraph, bodygraphOf } from "../bodygraph/bodygraph-of.js";
import { CENTERS } from "../bodygraph/centers.js";
import { gatesOf, labelOf } from "../bodygraph/gates-of.js";
import type {
  Center,
  Channel,
  ChannelId,
  Definition,
  DerivedChart,
  GateLabel,
  GateNumber,
} from "../chart.js";
import { checkChart } from "../checks/check-chart.js";
import { bridgingGates } from "./bridging-gates.js";

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
  /** Gates of one person that join separate parts of the other's definition, as decimal strings. */
  readonly bridging: {
    /** Gates of the second person that join parts of the first. */
    readonly a: readonly GateLabel[];
    /** Gates of the first person that join parts of the second. */
    readonly b: readonly GateLabel[];
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
  const charts = [checkChart(a, "a"), checkChart(b, "b")];
  const [gatesA, gatesB] = charts.map((chart) => gatesOf(chart)) as [Gates, Gates];
  const gates = gatesOf(...charts);
  const union = bodygraphOf(gates);
  const [own, other] = [bodygraphOf(gatesA), bodygraphOf(gatesB)];
  return {
    ...sortChannels(union.channels, gatesA, gatesB),
    centers: sortCenters(union, own, other),
    theme: `${union.centers.length}-${CENTERS.length - union.centers.length}`,
    definition: { a: own.definition, b: other.definition, union: union.definition },
    bridging: {
      a: bridgingGates(own, gatesA, union).map(labelOf),
      b: bridgingGates(other, gatesB, union).map(labelOf),
    },
    gates: [...gates].map(labelOf),
    channelsShort: union.channels.map(({ id }) => id),
  };
}

type Gates = ReadonlySet<GateNumber>;

type ChannelLists = Pick<Composite, "electromagnetic" | "companionship" | "dominance" | "compromise">;

/** Sorts the channels of the union by the number of their gates that each person has. */
function sortChannels(channels: readonly Channel[], gatesA: Gates, gatesB: Gates): ChannelLists {
  const sorted = channels.map(({ id, gates }) => {
    const [inA, inB] = [gatesA, gatesB].map((own) => gates.filter((gate) => own.has(gate)).length) as [
      number,
      number,
    ];
    return { id, inA, inB, person: (inA === 2 ? 0 : 1) as Person };
  });
  const owned = (ofOther: number) =>
    sorted
      .filter(({ inA, inB }) => (inA === 2 && inB === ofOther) || (inB === 2 && inA === ofOther))
      .map(({ id, person }) => ({ channel: id, person }));
  return {
    electromagnetic: sorted.filter(({ inA, inB }) => inA < 2 && inB < 2).map(({ id }) => id),
    companionship: sorted.filter(({ inA, inB }) => inA === 2 && inB === 2).map(({ id }) => id),
    dominance: owned(0),
    compromise: owned(1),
  };
}

function sortCenters(union: Bodygraph, a: Bodygraph, b: Bodygraph): Composite["centers"] {
  const of = (inUnion: boolean, inA: boolean, inB: boolean) =>
    CENTERS.filter(
      (center) =>
        union.centers.includes(center) === inUnion &&
        a.centers.includes(center) === inA &&
        b.centers.includes(center) === inB,
    );
  return {
    a: of(true, true, false),
    b: of(true, false, true),
    both: of(true, true, true),
    bridged: of(true, false, false),
    open: of(false, false, false),
  };
}
