import { oppositeDeg } from "../angles.js";
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
  type GateLine,
  type GateNumber,
  type WheelPosition,
} from "../chart.js";
import { checkChart } from "../checks/check-chart.js";
import { checkOptions } from "../checks/check-options.js";
import { checkNamedMoment } from "../checks/check-span.js";
import { chosen } from "../checks/chosen.js";
import type { TimeScale } from "../ephemeris/time-scale.js";
import { type TimeScaleOptions, timeScaleOf } from "../ephemeris/tt-from-utc.js";
import { clockOf } from "../paths/clock.js";
import { leaderOf, longitudeDegAt } from "../paths/paths.js";
import { positionOf } from "./wheel-lines.js";

/** Selects the bodies of a sky, and the chart that it is compared with. */
export interface TransitOptions extends TimeScaleOptions {
  /** The bodies that count: these alone are the sky, for channels and centers too. Default: all thirteen. */
  readonly bodies?: readonly Body[];
  /** The chart whose channels and centers count. Default: none. */
  readonly chart?: DerivedChart | undefined;
}

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

/** The transits of one moment, and their effect on a chart. */
export interface TransitState extends TransitEffect {
  /** `"<gate>.<line>"` of each body that counts. */
  readonly activations: Readonly<Partial<Record<Body, GateLine>>>;
}

/** A sky and what it is compared with, after the options have been checked. */
export interface Sky {
  readonly bodies: readonly Body[];
  readonly chart: DerivedChart | undefined;
  readonly timeScale: TimeScale;
}

/**
 * Validates the arguments of `transitState`.
 *
 * @throws ChartInputError as `transitState`.
 */
export function checkTransitState(
  at: Date,
  options: TransitOptions | undefined,
): Sky & { readonly atMs: number } {
  const atMs = checkNamedMoment(at, "at");
  return { atMs, ...skyOf(checkOptions(options, ["bodies", "chart", "timeScale"])) };
}

/** Checks the options of a sky. */
export function skyOf(options: TransitOptions): Sky {
  const { chart } = options;
  if (chart !== undefined) checkChart(chart, "options.chart");
  const bodies = chosen("options.bodies", options.bodies, BODIES);
  return {
    bodies: BODIES.filter((body) => bodies.includes(body)),
    chart,
    timeScale: timeScaleOf(options),
  };
}

/** Returns the state of one moment: the work of `transitState`, from the parts of the tables that have been added. */
export function loadedTransitState(atMs: number, sky: Sky): TransitState {
  const positions = positionsOf(atMs, sky);
  const activations: Partial<Record<Body, GateLine>> = {};
  for (const [body, position] of positions) activations[body] = gateLine(position);
  if (sky.chart === undefined) return { activations, channels: [], centers: [] };
  return { activations, ...effectOf(ownBodygraph(sky.chart), gatesOfPositions(positions)) };
}

/** Writes a position as gate and line. */
export function gateLine({ gate, line }: WheelPosition): GateLine {
  return `${gate}.${line}`;
}

function positionsOf(atMs: number, { bodies, timeScale }: Sky): Map<Body, WheelPosition> {
  const ttDays = clockOf("personality", timeScale).skyTtDays(atMs);
  return new Map(
    bodies.map((body) => {
      const leader = leaderOf(body);
      const leaderDeg = longitudeDegAt(leader, ttDays);
      return [body, positionOf(leader === body ? leaderDeg : oppositeDeg(leaderDeg))];
    }),
  );
}

function gatesOfPositions(positions: ReadonlyMap<Body, WheelPosition>): Map<Body, GateNumber> {
  return new Map([...positions].map(([body, { gate }]) => [body, gate]));
}

/** Returns the gates of the bodies that count at a moment. */
export function gatesAt(atMs: number, sky: Sky): Map<Body, GateNumber> {
  return gatesOfPositions(positionsOf(atMs, sky));
}
