import { GATES } from "../bodygraph/gates.js";
import {
  type Activation,
  type Activations,
  BODIES,
  type Body,
  type GateNumber,
  type Side,
} from "../chart.js";
import { checkSides } from "../checks/check-chart.js";
import { LINE_FIXINGS } from "./line-fixings.js";

/**
 * State of a fixed line; `juxtaposed` means exalted and in detriment at the same time.
 *
 * @example
 * import { computeChart } from "chart-core";
 * import { fixings, type FixingState } from "chart-core/details";
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

/** The bit of each body in a mask of bodies. */
const BODY_BITS = Object.fromEntries(BODIES.map((body, index) => [body, 1 << index])) as Record<Body, number>;

/**
 * Computes the fixings of a chart's activations.
 *
 * Two kinds of bodies can put a line into exaltation or detriment: the body that activates it, and any body of either side
 * on the same line of a harmonic gate (the other end of a channel).
 *
 * @param chart A chart, or an object with its two sides.
 * @throws ChartInputError `INVALID_CHART` if `chart` has no sides.
 *
 * @example
 * import { computeChart } from "chart-core";
 * import { fixings } from "chart-core/details";
 *
 * const chart = computeChart(new Date("1990-09-05T19:17Z"));
 * const fixed = fixings(chart);
 * console.log(fixed.personality.sun, fixed.design.mars);
 */
export function fixings(chart: Pick<Activations, Side>): Fixings {
  const { personality, design } = checkSides(chart, "chart");
  const ofLines = new Uint16Array(8 * 65);
  for (const body of BODIES)
    for (const { gate, line } of [personality[body], design[body]])
      ofLines[lineIndex(gate, line)]! |= BODY_BITS[body];
  return { personality: sideFixings(personality, ofLines), design: sideFixings(design, ofLines) };
}

/** Returns the index of a line of a gate in a list of bodies by line. */
function lineIndex(gate: GateNumber, line: number): number {
  return 8 * gate + line;
}

function sideFixings(side: Activations[Side], ofLines: Uint16Array): Fixings[Side] {
  const fixingsOfSide = {} as Record<Body, Fixing>;
  for (const body of BODIES) fixingsOfSide[body] = fixingOf(body, side[body], ofLines);
  return fixingsOfSide;
}

/** @param ofLines The bodies on each line of each gate, as masks. */
function fixingOf(body: Body, { gate, line }: Activation, ofLines: Uint16Array): Fixing {
  const { exalted, detriment, isContested } = LINE_FIXINGS[gate][line];
  let bodies = BODY_BITS[body];
  for (const harmonic of GATES[gate].harmonicGates) bodies |= ofLines[lineIndex(harmonic, line)]!;
  return { state: stateOf(hasOneOf(bodies, exalted), hasOneOf(bodies, detriment)), isContested };
}

/** Tests whether a mask has one of several bodies. */
function hasOneOf(mask: number, bodies: readonly Body[]): boolean {
  for (const body of bodies) if ((mask & BODY_BITS[body]) !== 0) return true;
  return false;
}

function stateOf(isExalted: boolean, isDetriment: boolean): FixingState | null {
  if (isExalted && isDetriment) return "juxtaposed";
  if (isExalted) return "exalted";
  return isDetriment ? "detriment" : null;
}
