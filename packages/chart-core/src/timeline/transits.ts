import { loadedActivationsOf } from "../activations-of.js";
import { bodygraphOf, channelEnds, unionOf } from "../bodygraph/bodygraph-of.js";
import { CHANNELS } from "../bodygraph/channels.js";
import { gatesOf, gatesOfSide, labelOf } from "../bodygraph/gates-of.js";
import {
  BODIES,
  type Body,
  type Center,
  type ChannelId,
  type DerivedChart,
  type GateLabel,
  type GateLine,
  type GateLines,
  type GateNumber,
} from "../chart.js";
import type { TimeScale } from "../ephemeris/time-scale.js";
import { gateLines } from "../wheel/side.js";
import { loadedNextChange } from "./next-change.js";

/** The next change of gate or line of a body in the sky. */
export interface NextTransit {
  /** The body that changes. */
  readonly body: Body;
  /** First whole millisecond of the new position. Null, like `to`, if there is no change before the year 2200. */
  readonly at: Date | null;
  /** Position before the change: `"<gate>.<line>"`. */
  readonly from: GateLine;
  /** Position after the change, in the same form. */
  readonly to: GateLine | null;
}

/** The activations of one moment and the bodygraph that they form. */
export interface Transits {
  /** The moment of the transits, as it was given. */
  readonly at: Date;
  /** `"<gate>.<line>"` of each body. */
  readonly activations: GateLines;
  /** The active gates as decimal strings, without duplicates. */
  readonly gates: readonly GateLabel[];
  /** IDs of the channels that these gates complete by themselves, sorted as text. */
  readonly channelsShort: readonly ChannelId[];
  /** The centers that these channels define, A to Z. */
  readonly centers: readonly Center[];
  /** The next change of each body, in the order of `BODIES`. */
  readonly next: readonly NextTransit[];
}

/** The transits of one moment, and the effect of their gates on a chart. */
export interface ChartTransits extends Transits {
  /** The channels of chart and transits together; each is in exactly one list. */
  readonly channels: {
    /** The chart has both gates. */
    readonly personal: readonly ChannelId[];
    /** The chart has one gate, and a transit adds the other. */
    readonly completed: readonly ChannelId[];
    /** The chart has neither gate; transits form the channel by themselves. */
    readonly transitOnly: readonly ChannelId[];
  };
  /** The gates of the transits that the chart has too, as decimal strings in the order of `gates`. */
  readonly gatesReinforced: readonly GateLabel[];
  /** The centers that chart and transits together define, but the chart does not; A to Z. */
  readonly centersGained: readonly Center[];
}

/**
 * Computes the transits of a moment, and their effect on a chart: the work of `transits`, from the parts of the tables
 * that have been added.
 *
 * @param at A checked moment.
 * @param chart A checked chart, or undefined.
 */
export function loadedTransits(
  at: Date,
  chart: DerivedChart | undefined,
  timeScale: TimeScale,
): Transits | ChartTransits {
  const { birthMoment, personality } = loadedActivationsOf(at, { timeScale });
  const skyGates = gatesOfSide(personality);
  const { channelsShort, centers } = bodygraphOf(channelEnds(skyGates));
  const activations = gateLines(personality);
  const sky: Transits = {
    at: birthMoment,
    activations,
    gates: skyGates.map(labelOf),
    channelsShort,
    centers,
    next: BODIES.map((body) => nextTransit(body, birthMoment, activations[body], timeScale)),
  };
  return chart === undefined ? sky : { ...sky, ...against(chart, skyGates) };
}

function nextTransit(body: Body, at: Date, from: GateLine, timeScale: TimeScale): NextTransit {
  const change = loadedNextChange(body, at, { sides: ["personality"], timeScale });
  if (change === null) return { body, at: null, from, to: null };
  return { body, at: change.at, from, to: `${change.to.gate}.${change.to.line}` };
}

type Against = Pick<ChartTransits, "channels" | "gatesReinforced" | "centersGained">;

function against(chart: DerivedChart, skyGates: readonly GateNumber[]): Against {
  const own = new Set(gatesOf(chart));
  const { channels, centers } = bodygraphOf(unionOf(channelEnds([...own]), channelEnds(skyGates)));
  const defined = channels.map((channel) => CHANNELS[channel]!);
  const withGatesOfChart = (count: number) =>
    defined.filter(({ gates }) => gates.filter((gate) => own.has(gate)).length === count).map(({ id }) => id);
  return {
    channels: {
      personal: withGatesOfChart(2),
      completed: withGatesOfChart(1),
      transitOnly: withGatesOfChart(0),
    },
    gatesReinforced: skyGates.filter((gate) => own.has(gate)).map(labelOf),
    centersGained: centers.filter((center) => !chart.centers.includes(center)),
  };
}
