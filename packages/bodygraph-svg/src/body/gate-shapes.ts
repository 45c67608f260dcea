import { CENTERS, GATES } from "../chart-core.js";
import { GATE_POINTS } from "../shapes/body.generated.js";
import { DIGITS } from "../shapes/glyphs.generated.js";
import { joinShapes, parseShape, shapeAt } from "../text/shapes.js";
import type { Palette } from "../theme/theme.js";
import type { Owner, Parts } from "./owners.js";

/** Gates are drawn in units of this size, so that their digits are whole numbers. */
export const GATE_UNIT = 0.136;

/** Width of the digits of a gate that is not active. */
export const DIGIT_STROKE = 13;

/** Width of the ring and of the digits of an active gate. */
export const ACTIVE_STROKE = 16;

/** Radius of a ring, and its twelfth, the length of a stripe. */
const RING_RADIUS = 103;
const RING_STRIPE = 53.93;

/** Space between a ring and the color of its center: some rings and centers are equally light. */
const GAP = 13;

/** Diameter of the disc behind a ring. */
const DISC = 2 * (RING_RADIUS + GAP) + ACTIVE_STROKE;

/** Width of a digit and the space between two. */
const DIGIT_WIDTH = 65;
const DIGIT_SPACE = 15;

/** Optical corrections of narrow digits. */
const DIGIT_SHIFT: Readonly<Record<string, number>> = { "1": -5, "7": 3 };

const DIGIT_SHAPES = DIGITS.map(parseShape);

interface GateShape {
  readonly gate: number;
  /** Attributes of the ring's middle. */
  readonly at: string;
  /** Path data of a dot in the ring's middle. */
  readonly dot: string;
  /** The digits, about the gate's point. */
  readonly digits: string;
}

const GATE_SHAPES: readonly GateShape[] = Object.keys(GATES).map((key) => {
  const gate = Number(key);
  const [x, y] = GATE_POINTS[gate]!.map((value) => Math.round(value / GATE_UNIT)) as [number, number];
  return { gate, at: `cx="${x}" cy="${y}"`, dot: `M${x} ${y}h1`, digits: digitsAt(key, x, y) };
});

/** The gates of each center, in the order of `CENTERS`. */
export const GATES_OF_CENTERS: readonly (readonly number[])[] = CENTERS.map((center) =>
  Object.entries(GATES)
    .filter(([, facts]) => facts.center === center)
    .map(([gate]) => Number(gate)),
);

function digitsAt(number: string, x: number, y: number): string {
  const width = number.length * (DIGIT_WIDTH + DIGIT_SPACE) - DIGIT_SPACE;
  const digits = [...number].map((digit, index) => ({
    shape: DIGIT_SHAPES[Number(digit)]!,
    x: index * (DIGIT_WIDTH + DIGIT_SPACE) + (DIGIT_SHIFT[digit] ?? 0),
    y: 0,
  }));
  return shapeAt(joinShapes(digits)!, Math.round(x - width / 2), y - 50);
}

/** Draws a gate: its digits, and a ring if it is active. */
export function drawGate(gate: number, owner: Owner, palette: Palette, parts: Parts): string {
  const { at, digits } = GATE_SHAPES[gate - 1]!;
  const data = `data-gate="${gate}"`;
  if (owner === 0) return `<path ${data} d="${digits}"/>`;
  const { firstColor, secondColor } = parts;
  const color = owner === 1 ? firstColor : secondColor;
  const stroke = color === palette.ink ? "" : ` stroke="${color}"`;
  const stripes =
    owner === 3
      ? `<circle ${at} r="${RING_RADIUS}" stroke="${firstColor}" stroke-linecap="butt" stroke-dasharray="${RING_STRIPE}"/>`
      : "";
  return `<g ${data}><circle ${at} r="${RING_RADIUS}" fill="${palette.paper}"${stroke}/>${stripes}<path d="${digits}"/></g>`;
}

/** Draws the discs behind the rings of gates, all of them as the round ends of one path. */
export function drawDiscs(gates: readonly number[], palette: Palette): string {
  let d = "";
  for (const gate of gates) d += GATE_SHAPES[gate - 1]!.dot;
  return d === "" ? "" : `<path d="${d}" stroke="${palette.paper}" stroke-width="${DISC}"/>`;
}
