import { BODIES, type Body, type Center, type GateLine, type GateNumber } from "../chart.js";
import { checkOptions } from "../checks/check-options.js";
import { checkSpan, type Span } from "../checks/check-span.js";
import { oneOf } from "../checks/chosen.js";
import { clockOf } from "../paths/clock.js";
import { type ActivationChange, changesOf, sortChanges } from "./changes.js";
import { loadedStations, type Station } from "./stations.js";
import { TRANSIT_CHANGE_KINDS } from "./transit-kinds.js";
import {
  effectOf,
  gateLine,
  gatesAt,
  type OwnBodygraph,
  ownBodygraph,
  type Sky,
  skyOf,
  type TransitChannel,
  type TransitEffect,
  type TransitOptions,
} from "./transit-state.js";

/** A transiting body that enters a gate, or a line of it. */
export interface TransitEntry {
  /** First whole millisecond of the new position. */
  readonly at: Date;
  /** The kind of change. */
  readonly kind: "enters";
  /** The body that moves. */
  readonly body: Body;
  /** Position one millisecond before `at`: `"<gate>.<line>"`. */
  readonly from: GateLine;
  /** Position at `at`, in the same form. */
  readonly to: GateLine;
  /** `backward` if the body is retrograde, as the lunar nodes usually are. */
  readonly direction: "forward" | "backward";
}

/** A channel that transits begin or cease to complete or to form. */
export interface TransitChannelChange extends TransitChannel {
  /** First whole millisecond of the new state. */
  readonly at: Date;
  /** The kind of change. */
  readonly kind: "channel-begins" | "channel-ends";
  /**
   * The bodies in the gates that the chart lacks, in the order of `BODIES`: those at `at` of a channel that begins, those of
   * the millisecond before of one that ends.
   */
  readonly bodies: readonly Body[];
}

/** A center that transits begin or cease to define. */
export interface TransitCenterChange {
  /** First whole millisecond of the new state. */
  readonly at: Date;
  /** The kind of change. */
  readonly kind: "center-begins" | "center-ends";
  /** The center, which the chart lacks. */
  readonly center: Center;
}

/** A change of the sky, or of what it adds to a chart. */
export type TransitChange = TransitEntry | Station | TransitChannelChange | TransitCenterChange;

/** Selects the changes to find. */
export interface TransitChangeOptions extends TransitOptions {
  /** The finest unit whose boundaries count. Default: `"gate"`. */
  readonly level?: "gate" | "line";
}

/** The search of `transitChanges`, after its arguments have been checked. */
export interface TransitSearch extends Sky {
  readonly span: Span;
  readonly level: "gate" | "line";
  /** The bodies whose stations count. */
  readonly turning: readonly Body[];
}

const LEVELS = ["gate", "line"] as const;

/** Bodies whose stations count only if they are named: they have 54 a year. */
const NODES: readonly Body[] = ["northNode", "southNode"];

/**
 * Validates the arguments of `transitChanges`, and fills in the defaults.
 *
 * @throws ChartInputError as `transitChanges`.
 */
export function checkTransitSearch(
  from: Date,
  to: Date,
  options: TransitChangeOptions | undefined,
): TransitSearch {
  const span = checkSpan(from, to);
  const checked = checkOptions(options, ["level", "bodies", "chart", "timeScale"]);
  const sky = skyOf(checked);
  return {
    span,
    level: oneOf("options.level", checked.level ?? "gate", LEVELS),
    turning: checked.bodies === undefined ? BODIES.filter((body) => !NODES.includes(body)) : sky.bodies,
    ...sky,
  };
}

/** Finds the changes of a span: the work of `transitChanges`, from the parts of the tables that have been added. */
export function loadedTransitChanges(search: TransitSearch): readonly TransitChange[] {
  const { span, level, bodies, turning, chart, timeScale } = search;
  const { fromMs, toMs } = span;
  const clock = clockOf("personality", timeScale);
  const crossings = sortChanges(changesOf(clock, "personality", bodies, level, fromMs, toMs));
  const stations = turning.flatMap((body) => loadedStations({ body, span, timeScale }));
  const changes: TransitChange[] = [...crossings.map(entryOf), ...stations];
  if (chart !== undefined) {
    // Computed for one millisecond before the span: what changes at its first moment belongs to it.
    const gateOfBody = gatesAt(fromMs - 1, search);
    changes.push(...changesOnChart(ownBodygraph(chart), gateOfBody, crossings));
  }
  return changes.sort((a, b) => a.at.getTime() - b.at.getTime() || rankOf(a) - rankOf(b));
}

function rankOf({ kind }: TransitChange): number {
  return TRANSIT_CHANGE_KINDS.indexOf(kind);
}

function entryOf({ at, body, from, to, direction }: ActivationChange): TransitEntry {
  return { at, kind: "enters", body, from: gateLine(from), to: gateLine(to), direction };
}

/**
 * Follows what the sky adds to a chart.
 *
 * @param gateOfBody The gates before the first change; each change moves a body in it.
 */
function changesOnChart(
  own: OwnBodygraph,
  gateOfBody: Map<Body, GateNumber>,
  crossings: readonly ActivationChange[],
): TransitChange[] {
  const changes: TransitChange[] = [];
  const moves = crossings.filter(({ level }) => level === "gate");
  let before = effectOf(own, gateOfBody);
  for (const [index, { at, body, to }] of moves.entries()) {
    gateOfBody.set(body, to.gate);
    // Bodies that move at the same millisecond, as the Sun and the Earth do, have one effect together.
    if (moves[index + 1]?.at.getTime() === at.getTime()) continue;
    const after = effectOf(own, gateOfBody);
    changes.push(
      ...missingIn(before, after).map((channel) => ({ at, kind: "channel-begins" as const, ...channel })),
      ...missingIn(after, before).map((channel) => ({ at, kind: "channel-ends" as const, ...channel })),
      ...after.centers
        .filter((center) => !before.centers.includes(center))
        .map((center) => ({ at, kind: "center-begins" as const, center })),
      ...before.centers
        .filter((center) => !after.centers.includes(center))
        .map((center) => ({ at, kind: "center-ends" as const, center })),
    );
    before = after;
  }
  return changes;
}

/** Lists the channels that one effect has and another lacks. */
function missingIn(
  { channels: known }: TransitEffect,
  { channels }: TransitEffect,
): readonly TransitChannel[] {
  return channels.filter(({ channel }) => !known.some((other) => other.channel === channel));
}
