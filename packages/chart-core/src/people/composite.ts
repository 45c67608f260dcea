import { type Bodygraph, bodygraphOf } from "../bodygraph/bodygraph-of.js";
import { CENTERS } from "../bodygraph/centers.js";
import { gatesOf } from "../bodygraph/gates-of.js";
import type { Center, Channel, Chart, Definition } from "../chart.js";
import { bridgingGates } from "./bridging-gates.js";
import { checkPeople } from "./check-people.js";

/** One of two people by index: 0 for the first chart, 1 for the second. */
export type Person = 0 | 1;

/** A channel between two people in which their parts differ. */
export interface OwnedChannel {
  /** `"<lower gate>-<higher gate>"`. */
  readonly channel: string;
  /** Whose whole channel it is. */
  readonly person: Person;
}

/** Two charts laid over each other. The channels of the union are in exactly one of the four lists. */
export interface Composite {
  /** Channels of which each has one gate and the other brings the other. */
  readonly electromagnetic: readonly string[];
  /** Channels that both have whole. */
  readonly companionship: readonly string[];
  /** Channels that one has whole, and the other nothing of. */
  readonly dominance: readonly OwnedChannel[];
  /** Channels that one has whole, and the other one gate of. */
  readonly compromise: readonly OwnedChannel[];
  /** The nine centers, each in one list, A to Z. */
  readonly centers: {
    /** Defined in the first chart and not in the second. */
    readonly a: readonly Center[];
    /** Defined in the second chart and not in the first. */
    readonly b: readonly Center[];
    /** Defined in each of them. */
    readonly both: readonly Center[];
    /** Defined only by the two together. */
    readonly bridged: readonly Center[];
    readonly open: readonly Center[];
  };
  /** How many centers of the union are defined and how many open: `"8-1"`. */
  readonly theme: string;
  /** Each one's own definition, and that of the union. */
  readonly definition: { readonly a: Definition; readonly b: Definition; readonly union: Definition };
  /**
   * The gates that join parts which are separate in one person, as decimal strings: `a` lists those of the second person that
   * join the parts of the first, `b` the other way round.
   */
  readonly bridging: { readonly a: readonly string[]; readonly b: readonly string[] };
  /** The gates of both, each once, as decimal strings: the first chart's in its order, then what the second adds. */
  readonly gates: readonly string[];
  /** The channels of the union as ids, sorted as strings. */
  readonly channelsShort: readonly string[];
}

/**
 * The composite of two people: what their gates make together, and who brings what.
 *
 * Channels, centers and definition follow from the union of the gates as they do for one person. There is no profile and no
 * score.
 *
 * @throws ChartInputError `INVALID_PEOPLE` where one of them is no chart.
 *
 * @example
 * import { computeChart } from "chart-core";
 * import { composite } from "chart-core/people";
 *
 * const a = computeChart(new Date("1988-09-04T01:15Z"));
 * const b = computeChart(new Date("1990-02-06T22:55Z"));
 * console.log(composite(a, b).electromagnetic); // [ "4-63", "5-15" ]
 */
export function composite(a: Chart, b: Chart): Composite {
  const charts = checkPeople([a, b], { least: 2, most: 2, name: "composite" });
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
      a: bridgingGates(own, gatesA, union).map(String),
      b: bridgingGates(other, gatesB, union).map(String),
    },
    gates: [...gates].map(String),
    channelsShort: union.channels.map(({ id }) => id),
  };
}

type Gates = ReadonlySet<number>;

type ChannelLists = Pick<Composite, "electromagnetic" | "companionship" | "dominance" | "compromise">;

/** Sorts channels of the union by how many of their gates each person has. */
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
