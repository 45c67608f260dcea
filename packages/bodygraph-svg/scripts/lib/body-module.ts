import { CENTERS, CHANNELS, GATES } from "chart-core";
import { CORNERS, GATE_POINTS, INTEGRATION_ARMS, INTEGRATION_POINT, type Point } from "../shapes/body.js";
import { generatedModule } from "./generated-module.js";
import { fixed, points } from "./path-data.js";

/** Writes points of channels: tenths are fine enough, and shorter. */
const tenths = (...pairs: readonly Point[]) =>
  points(...pairs.map(([x, y]): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]));

/** Radius of the rounded corners of the centers. */
const CORNER_RADIUS = 10;

/** Length by which the first half continues under the second one, so that no gap shows between them. */
const OVERLAP = 0.7;

/** Distance between the strands of an arm of the integration channels. */
const STRAND_GAP = 5.6;

/** Distance from the meeting point at which the strands leave their arms. */
const BEND = 46;

/** Returns the source text of body.generated.ts. */
export function bodyModule(): string {
  const centers = CENTERS.map((center) => [center, rounded(CORNERS[center], CORNER_RADIUS)] as const);
  const integration = integrationStrands();
  const channels = CHANNELS.map(({ id, gates }) => {
    const [first, second] = integration.get(id) ?? straightHalves(gates[0], gates[1]);
    return `  ${JSON.stringify(id)}: ["${first}", "${second}"],`;
  });
  return generatedModule(
    "scripts/shapes/body.ts",
    [
      'import type { Center } from "../chart-core.js";',
      "",
      "/** The outline of each center. */",
      "export const CENTER_PATHS: Readonly<Record<Center, string>> = {",
      ...centers.map(([center, d]) => `  ${JSON.stringify(center)}: "${d}",`),
      "};",
      "",
      "/** The halves of each channel, from the middle of its visible part to each of its gates. */",
      "export const CHANNEL_PATHS: Readonly<Record<string, readonly [string, string]>> = {",
      ...channels,
      "};",
      "",
      "/** The point of each gate, by number. */",
      "export const GATE_POINTS: Readonly<Record<number, readonly [x: number, y: number]>> = {",
      ...Object.entries(GATE_POINTS).map(([gate, [x, y]]) => `  ${gate}: [${x}, ${y}],`),
      "};",
    ].join("\n"),
  );
}

const add = ([ax, ay]: Point, [bx, by]: Point, factor = 1): Point => [ax + bx * factor, ay + by * factor];
const between = (a: Point, b: Point, share: number): Point => add(a, add(b, a, -1), share);

function unit([ax, ay]: Point, [bx, by]: Point): Point {
  const length = Math.hypot(bx - ax, by - ay);
  return [(bx - ax) / length, (by - ay) / length];
}

/** Draws a polygon with rounded corners. */
function rounded(corners: readonly Point[], radius: number): string {
  const parts = corners.map((corner, index) => {
    const before = corners.at(index - 1)!;
    const after = corners[(index + 1) % corners.length]!;
    const [a, b] = [unit(corner, before), unit(corner, after)];
    const cosine = a[0] * b[0] + a[1] * b[1];
    // Distance from the corner at which a circle of the radius touches both sides.
    const reach = radius / Math.tan(Math.acos(cosine) / 2);
    return { start: add(corner, a, reach), end: add(corner, b, reach) };
  });
  const first = parts[0]!;
  const arc = ({ start, end }: typeof first) =>
    `a${fixed(radius)} ${fixed(radius)} 0 0 1 ${points(add(end, start, -1))}`.replace(" -", "-");
  const sides = parts.slice(1).map((part, index) => lineTo(parts[index]!.end, part.start) + arc(part));
  return `M${points(first.start)}${arc(first)}${sides.join("")}z`;
}

/** Writes a line in its shortest form. */
function lineTo(from: Point, to: Point): string {
  const [x, y] = to.map(fixed);
  if (y === fixed(from[1])) return `H${x}`;
  return x === fixed(from[0]) ? `V${y}` : `L${points(to)}`;
}

/** Returns the share of the way from a to b at which the line leaves a center. */
function leaves(a: Point, b: Point, corners: readonly Point[]): number {
  const shares = corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length]!;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const [ex, ey] = [next[0] - corner[0], next[1] - corner[1]];
    const cross = dx * ey - dy * ex;
    if (Math.abs(cross) < 1e-9) return [];
    const [fx, fy] = [corner[0] - a[0], corner[1] - a[1]];
    const share = (fx * ey - fy * ex) / cross;
    const along = (fx * dy - fy * dx) / cross;
    return along >= 0 && along <= 1 && share > 0 && share <= 1 ? [share] : [];
  });
  return Math.min(...shares);
}

/** Returns the corners of a gate's center. */
const cornersAt = (gate: number) => CORNERS[Object.values(GATES)[gate - 1]!.center];

function straightHalves(gateA: number, gateB: number): [string, string] {
  const [a, b] = [GATE_POINTS[gateA]!, GATE_POINTS[gateB]!];
  const from = leaves(a, b, cornersAt(gateA));
  const to = 1 - leaves(b, a, cornersAt(gateB));
  const middle = between(a, b, (from + to) / 2);
  return [`M${tenths(add(middle, unit(a, b), OVERLAP))}L${tenths(a)}`, `M${tenths(middle)}L${tenths(b)}`];
}

/**
 * Draws the six integration channels: each gate's arm has three strands side by side, and each strand bends from one arm
 * to another. Only the two that join opposite arms cross, at the meeting point.
 */
function integrationStrands(): Map<string, [string, string]> {
  const strands = new Map<string, [string, string]>();
  const arms = INTEGRATION_ARMS;
  for (const [i, armA] of arms.entries())
    for (const [j, armB] of arms.entries()) {
      if (armA.gate >= armB.gate) continue;
      const steps = (j - i + arms.length) % arms.length;
      const a = strand(armA, steps === 1 ? 1 : steps === 3 ? -1 : 0);
      const b = strand(armB, steps === 1 ? -1 : steps === 3 ? 1 : 0);
      const control = crossing(a, b) ?? INTEGRATION_POINT;
      const middle = between(between(a.bend, control, 0.5), between(control, b.bend, 0.5), 0.5);
      const half = (side: typeof a) =>
        `Q${tenths(between(side.bend, control, 0.5), side.bend)}L${tenths(side.from)}`;
      const onward = add(middle, unit(a.bend, b.bend), OVERLAP);
      strands.set(`${armA.gate}-${armB.gate}`, [
        `M${tenths(onward)}L${tenths(middle)}${half(a)}`,
        `M${tenths(middle)}${half(b)}`,
      ]);
    }
  return strands;
}

/** Moves an arm sideways: 1 is clockwise as seen from the meeting point. */
function strand({ from }: { readonly from: Point }, side: -1 | 0 | 1) {
  const [dx, dy] = unit(INTEGRATION_POINT, from);
  const shift: Point = [-dy * side * STRAND_GAP, dx * side * STRAND_GAP];
  return {
    from: add(from, shift),
    bend: add(add(INTEGRATION_POINT, [dx, dy], BEND), shift),
    direction: [dx, dy] as Point,
  };
}

/** Returns the point at which the lines of two strands cross. */
function crossing(a: ReturnType<typeof strand>, b: ReturnType<typeof strand>): Point | undefined {
  const cross = a.direction[0] * b.direction[1] - a.direction[1] * b.direction[0];
  if (Math.abs(cross) < 0.05) return undefined;
  const [fx, fy] = [b.bend[0] - a.bend[0], b.bend[1] - a.bend[1]];
  return add(a.bend, a.direction, (fx * b.direction[1] - fy * b.direction[0]) / cross);
}
