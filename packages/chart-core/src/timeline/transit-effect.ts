import { BOTH_ENDS, type ChannelEnds, channelEnds, unionOf } from "../bodygraph/bodygraph-of.js";
import { CENTERS } from "../bodygraph/centers.js";
import { CHANNELS } from "../bodygraph/channels.js";
import { gatesOf } from "../bodygraph/gates-of.js";
import {
  BODIES,
  type Body,
  type Center,
  type ChannelId,
  type DerivedChart,
  type GateNumber,
} from "../chart.js";

/** A channel that a chart lacks and that transits complete or form. */
export interface TransitChannel {
  /** `"<lower gate>-<higher gate>"`. */
  readonly channel: ChannelId;
  /** `completed`: the chart has one gate, transits the other. `transitOnly`: the chart has neither. */
  readonly how: "completed" | "transitOnly";
  /** The bodies in those gates that the chart lacks, in the order of `BODIES`. */
  readonly bodies: readonly Body[];
}

/** The channels and centers that transits add to a chart at one moment. */
export interface TransitEffect {
  /** The channels that they complete or form, in the order of `CHANNELS`. */
  readonly channels: readonly TransitChannel[];
  /** The centers that the chart lacks and these channels define, A to Z. */
  readonly centers: readonly Center[];
}

/** The part of a chart that transits add to. */
export interface OwnBodygraph {
  readonly gates: ReadonlySet<GateNumber>;
  readonly ends: ChannelEnds;
  readonly centers: readonly Center[];
}

/** Reads what transits are compared with. */
export function ownBodygraph(chart: DerivedChart): OwnBodygraph {
  const gates = gatesOf(chart);
  return { gates: new Set(gates), ends: channelEnds(gates), centers: chart.centers };
}

/** Returns what bodies in some gates add to a chart. */
export function effectOf(
  { gates: own, ends: ownEnds, centers: ownCenters }: OwnBodygraph,
  gateOfBody: ReadonlyMap<Body, GateNumber>,
): TransitEffect {
  const ends = unionOf(ownEnds, channelEnds([...new Set(gateOfBody.values())]));
  const added = CHANNELS.filter((_, index) => ends[index] === BOTH_ENDS && ownEnds[index] !== BOTH_ENDS);
  return {
    channels: added.map(({ id, gates }) => {
      const lacking = gates.filter((gate) => !own.has(gate));
      return {
        channel: id,
        how: lacking.length === 1 ? "completed" : "transitOnly",
        bodies: BODIES.filter((body) => lacking.includes(gateOfBody.get(body)!)),
      };
    }),
    centers: CENTERS.filter(
      (center) => !ownCenters.includes(center) && added.some(({ centers }) => centers.includes(center)),
    ),
  };
}
