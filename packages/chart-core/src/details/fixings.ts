import { CHANNELS } from "../bodygraph/channels.js";
import {
  type Activation,
  type Activations,
  BODIES,
  type Body,
  type GateNumber,
  type Side,
} from "../chart.js";
import { WHEEL } from "../wheel/wheel.js";
import { LINE_FIXINGS } from "./line-fixings.js";

/**
 * State of a fixed line; `juxtaposed` means exalted and in detriment at the same time.
 *
 * @example
 * import { computeChart } from "chart-core";
 * import { fixings, type FixingState } from "chart-core/people";
 *
 * const chart = computeChart(new Date("1990-09-05T19:17Z"));
 * const state: FixingState | null = fixings(chart).design.mars.state;
 * console.log(state);
 */
export type FixingState = "exalted" | "detriment" | "juxtaposed";

/** The fixing of an activation's line. */
export interface Fixing {
  /** The state that the fixing bodies put the line into; null if no body fixes the line. */
  readonly state: FixingState | null;
  /** True if sources disagree on the bodies that fix this line. */
  readonly isContested: boolean;
}

/** The fixings of the 26 activations, by side and body, as `fixings` returns them. */
export type Fixings = Readonly<Record<Side, Readonly<Record<Body, Fixing>>>>;

/** For each gate, the gates at the other ends of its channels. */
const HARMONIC_GATES = Object.fromEntries(
  WHEEL.map((gate) => {
    const pairs = CHANNELS.filter(({ gates }) => gates.includes(gate));
    return [gate, pairs.map(({ gates: [a, b] }) => (a === gate ? b : a))];
  }),
) as unknown as Readonly<Record<GateNumber, readonly GateNumber[]>>;

/**
 * Computes the fixings of a chart's activations.
 *
 * Two kinds of bodies can put a line into exaltation or detriment: the body that activates it, and any body of either side
 * on the same line of a harmonic gate (the other end of a channel).
 *
 * @param chart A chart, or an object with its two sides.
 *
 * @example
 * import { computeChart } from "chart-core";
 * import { fixings } from "chart-core/people";
 *
 * const chart = computeChart(new Date("1990-09-05T19:17Z"));
 * const fixed = fixings(chart);
 * console.log(fixed.personality.sun, fixed.design.mars);
 */
export function fixings(chart: Pick<Activations, Side>): Fixings {
  const all = (["personality", "design"] as const).flatMap((side) =>
    BODIES.map((body) => ({ body, ...chart[side][body] })),
  );
  const sideFixings = (side: Side) =>
    Object.fromEntries(BODIES.map((body) => [body, fixingOf(body, chart[side][body], all)])) as Record<
      Body,
      Fixing
    >;
  return { personality: sideFixings("personality"), design: sideFixings("design") };
}

function fixingOf(
  body: Body,
  { gate, line }: Activation,
  all: readonly (Activation & { readonly body: Body })[],
): Fixing {
  const { exalted, detriment, isContested } = LINE_FIXINGS[gate][line];
  const harmonic = all.filter((other) => other.line === line && HARMONIC_GATES[gate].includes(other.gate));
  const bodies = [body, ...harmonic.map((other) => other.body)];
  const isExalted = bodies.some((each) => exalted.includes(each));
  const isDetriment = bodies.some((each) => detriment.includes(each));
  return { state: stateOf(isExalted, isDetriment), isContested };
}

function stateOf(isExalted: boolean, isDetriment: boolean): FixingState | null {
  if (isExalted && isDetriment) return "juxtaposed";
  if (isExalted) return "exalted";
  return isDetriment ? "detriment" : null;
}
