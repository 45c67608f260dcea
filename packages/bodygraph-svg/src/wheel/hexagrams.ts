/**
 * The hexagrams of the gates. The wheel counts through them in binary, so each of the six lines is one dashed arc: the
 * innermost changes twice, the outermost from gate to gate.
 */
import { WHEEL } from "../chart-core.js";
import { flat } from "../text/flat.js";
import { fixed } from "../text/numbers.js";
import { scaleText } from "../text/text.js";
import type { Palette } from "../theme/theme.js";
import { arcThrough } from "./polar.js";
import type { WheelLayout } from "./wheel-layout.js";

/** Arc of a gate. */
const GATE_DEG = 5.625;

/** Longitude at which the first gate, 41, begins. */
export const GATES_DEG = 302;

const LINES = [0, 1, 2, 3, 4, 5] as const;

/** Start of gate 1, from which the count goes down, and up on the other side. */
const AXIS_DEG = GATES_DEG + (WHEEL as readonly number[]).indexOf(1) * GATE_DEG;

/** Longitude of the middle of the gate at an index of the wheel. */
export function middleOf(index: number): number {
  return GATES_DEG + (index + 0.5) * GATE_DEG;
}

/**
 * Returns the six lines of a gate from the bottom up, true for an unbroken one. The wheel counts through the hexagrams in
 * binary: down from 111111, which is gate 1, and up from 000000, which is gate 2 opposite.
 */
export function hexagramOf(gate: number): readonly boolean[] {
  const wheel: readonly number[] = WHEEL;
  const steps = (wheel.indexOf(gate) - wheel.indexOf(1) + 64) % 64;
  const bits = steps < 32 ? 63 - steps : steps - 32;
  return LINES.map((line) => ((bits >> (5 - line)) & 1) === 1);
}

/** Draws the hexagrams of all gates. Those of active gates are drawn over it, with more weight. */
export function drawHexagrams(layout: WheelLayout, { muted }: Palette): string {
  const { innerLine, lineGap } = layout;
  const arcs = LINES.map((line) => {
    const radius = innerLine + line * lineGap;
    const arcOfGate = (radius * 6.283185307179586) / 64;
    const leadDeg = ((1 - layout.lineLength / arcOfGate) / 2) * GATE_DEG;
    const forward = arcThrough([AXIS_DEG + leadDeg, AXIS_DEG + 90, AXIS_DEG + 180], radius);
    const backward = arcThrough([AXIS_DEG - leadDeg, AXIS_DEG - 90, AXIS_DEG - 180], radius);
    const [whole, broken] = dashes(layout, arcOfGate);
    const path = (d: string, pattern: string) => `<path d="${d}" stroke-dasharray="${pattern}"/>`;
    // The bottom line is whole on one side and broken on the other; further up both sides mirror each other.
    if (line === 0) return path(forward, whole) + path(backward, broken);
    const gates = 2 ** (5 - line);
    const pattern = [...new Array<string>(gates).fill(whole), ...new Array<string>(gates).fill(broken)];
    return path(forward + backward, pattern.join(" "));
  });
  return flat(hexagramGroup(arcs.join(""), muted, layout, 0));
}

/** Returns the dashes of a whole and of a broken line, each with the space behind it. */
function dashes({ lineLength, brokenLength }: WheelLayout, arcOfGate: number): [string, string] {
  const space = Math.round((arcOfGate - lineLength) * 1e3) / 1e3;
  return [
    `${lineLength} ${space}`,
    `${brokenLength} ${lineLength - 2 * brokenLength} ${brokenLength} ${space}`,
  ];
}

/** Draws the hexagram of a gate: at the right of the wheel, and turned to its place. */
export function drawHexagram(
  gate: number,
  middleDeg: number,
  { innerLine, lineGap, lineLength, brokenLength }: WheelLayout,
): string {
  const broken = `v${brokenLength}m0 ${lineLength - 2 * brokenLength}v${brokenLength}`;
  const lines = hexagramOf(gate).map((isWhole) => (isWhole ? `v${lineLength}` : broken));
  const d = `M${innerLine}-${lineLength / 2}${lines.join(`m${lineGap}-${lineLength}`)}`;
  return `<path transform="rotate(${fixed((540 - (middleDeg % 360)) % 360)})" d="${d}"/>`;
}

/** Puts hexagrams into a group, with the width for inactive (0) or active (1) gates. */
export function hexagramGroup(
  content: string,
  color: string,
  { lineUnit, lineWidths }: WheelLayout,
  isActive: 0 | 1,
): string {
  const transform = lineUnit === 1 ? "" : ` transform="scale(${scaleText(lineUnit)})"`;
  return `<g${transform} stroke="${color}" stroke-width="${lineWidths[isActive]}">${content}</g>`;
}
