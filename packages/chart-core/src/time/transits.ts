import { bodygraphOf } from "../bodygraph/bodygraph-of.js";
import { gatesOf, gatesOfSide } from "../bodygraph/gates-of.js";
import { BODIES, type Body, type Center, type Chart, type GateLines } from "../chart.js";
import { computeActivations } from "../compute-activations.js";
import { gateLines } from "../wheel/side.js";
import { nextChange } from "./next-change.js";

/** The next change of gate or line of a body in the sky. */
export interface NextTransit {
  readonly body: Body;
  /** Null, as is `to`, where it would come after the year 2199. */
  readonly at: Date | null;
  /** `"<gate>.<line>"`. */
  readonly from: string;
  readonly to: string | null;
}

/** The sky of one moment. */
export interface Transits {
  readonly at: Date;
  /** `"<gate>.<line>"` of each body. */
  readonly activations: GateLines;
  /** The gates of the sky as charts write them: decimal strings, each once. */
  readonly gates: readonly string[];
  /** The channels that the sky makes by itself, as ids sorted as strings. */
  readonly channelsShort: readonly string[];
  /** The centers in which they end, A to Z. */
  readonly centers: readonly Center[];
  /** The next change of each body, in the order of `BODIES`. */
  readonly next: readonly NextTransit[];
}

/** The sky of one moment against a chart. */
export interface ChartTransits extends Transits {
  /** The channels of chart and sky together, each in one of three lists. */
  readonly channels: {
    /** The chart has both gates. */
    readonly personal: readonly string[];
    /** The chart has one gate, and the sky brings the other. */
    readonly completed: readonly string[];
    /** The chart has neither gate, and the sky both. */
    readonly transitOnly: readonly string[];
  };
  /** The gates that the sky and the chart share, as decimal strings in the order of `gates`. */
  readonly gatesReinforced: readonly string[];
  /** The centers that are defined by chart and sky together, but not in the chart; A to Z. */
  readonly centersGained: readonly Center[];
}

/**
 * The transits of a moment: thirteen activations without a design side, and the gates, channels and centers that follow
 * from them as they do for a person; with a chart, also what the sky adds to it.
 *
 * @param at The moment, UTC.
 * @param chart The chart that the sky is held against.
 * @throws ChartInputError `INVALID_MOMENT` or `MOMENT_OUT_OF_RANGE`.
 *
 * @example
 * import { computeChart } from "chart-core";
 * import { transits } from "chart-core/time";
 *
 * const chart = computeChart(new Date("1990-09-05T19:17Z"));
 * console.log(transits(new Date("2026-11-22T12:00Z"), chart).channels.completed);
 */
export function transits(at: Date): Transits;
export function transits(at: Date, chart: Chart): ChartTransits;
export function transits(at: Date, chart?: Chart): Transits | ChartTransits;
export function transits(at: Date, chart?: Chart): Transits | ChartTransits {
  const { birthMoment, personality } = computeActivations(at);
  const skyGates = gatesOfSide(personality);
  const { channels, centers } = bodygraphOf(skyGates);
  const activations = gateLines(personality);
  const sky: Transits = {
    at: birthMoment,
    activations,
    gates: [...skyGates].map(String),
    channelsShort: channels.map(({ id }) => id),
    centers,
    next: BODIES.map((body) => nextTransit(body, birthMoment, activations[body])),
  };
  return chart === undefined ? sky : { ...sky, ...against(chart, skyGates) };
}

function nextTransit(body: Body, at: Date, from: string): NextTransit {
  const change = nextChange(body, at, { sides: ["personality"] });
  if (change === null) return { body, at: null, from, to: null };
  return { body, at: change.at, from, to: `${change.to.gate}.${change.to.line}` };
}

type Against = Pick<ChartTransits, "channels" | "gatesReinforced" | "centersGained">;

function against(chart: Chart, skyGates: ReadonlySet<number>): Against {
  const chartGates = gatesOf(chart);
  const { channels, centers } = bodygraphOf(new Set([...chartGates, ...skyGates]));
  const withGatesOfChart = (count: number) =>
    channels
      .filter(({ gates }) => gates.filter((gate) => chartGates.has(gate)).length === count)
      .map(({ id }) => id);
  return {
    channels: {
      personal: withGatesOfChart(2),
      completed: withGatesOfChart(1),
      transitOnly: withGatesOfChart(0),
    },
    gatesReinforced: [...skyGates].filter((gate) => chartGates.has(gate)).map(String),
    centersGained: centers.filter((center) => !chart.centers.includes(center)),
  };
}
