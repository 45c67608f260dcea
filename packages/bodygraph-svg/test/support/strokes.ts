import type { Shape } from "../../src/text/shapes.js";

type StrokePoint = readonly [x: number, y: number];

/** A subpath as points. */
export type Stroke = readonly StrokePoint[];

/** Coordinates that each relative command takes. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, a: 7, z: 0 };

/** Points that replace a line, a curve or an arc: strokes of letters are short. */
const STEPS = 12;

/** Returns the strokes of a shape, moved to the right. */
export function strokesOf({ x: startX, y: startY, d }: Shape, shift = 0): Stroke[] {
  let [x, y] = [startX + shift, startY];
  let [controlX, controlY] = [x, y];
  let stroke: StrokePoint[] = [[x, y]];
  const strokes = [stroke];
  const follow = (at: (part: number) => StrokePoint) => {
    for (let step = 1; step <= STEPS; step++) stroke.push(at(step / STEPS));
    [x, y] = stroke.at(-1)!;
  };
  for (const [, command, list] of d.matchAll(/([a-z])([^a-z]*)/g)) {
    const numbers = (list!.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (command === "z") {
      const [first] = stroke as [StrokePoint];
      const [fromX, fromY] = [x, y];
      follow((part) => [fromX + (first[0] - fromX) * part, fromY + (first[1] - fromY) * part]);
      continue;
    }
    const count = TAKES[command!]!;
    for (let index = 0; index < numbers.length; index += count) {
      const taken = numbers.slice(index, index + count) as [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const [fromX, fromY] = [x, y];
      if (command === "m" && index === 0) {
        [x, y] = [x + taken[0], y + taken[1]];
        stroke = [[x, y]];
        strokes.push(stroke);
      } else if (command === "a") follow(arc([x, y], taken));
      else if (command === "c" || command === "s") {
        const [ax, ay, ...rest] =
          command === "c" ? taken : [x - controlX, y - controlY, ...(taken as readonly number[])];
        const [bx, by, cx, cy] = rest as unknown as [number, number, number, number];
        follow((part) => [fromX + cubic(ax, bx, cx, part), fromY + cubic(ay, by, cy, part)]);
        [controlX, controlY] = [fromX + bx, fromY + by];
        continue;
      } else {
        const [dx, dy] = command === "h" ? [taken[0], 0] : command === "v" ? [0, taken[0]] : taken;
        follow((part) => [fromX + dx * part, fromY + dy * part]);
      }
      [controlX, controlY] = [x, y];
    }
  }
  return strokes;
}

function cubic(a: number, b: number, c: number, part: number): number {
  const rest = 1 - part;
  return 3 * a * part * rest ** 2 + 3 * b * part ** 2 * rest + c * part ** 3;
}

/** Follows an arc of an ellipse that is not turned. */
function arc([x, y]: StrokePoint, values: readonly number[]): (part: number) => StrokePoint {
  const [a, b, , large, sweep, dx, dy] = values as [number, number, number, number, number, number, number];
  // The ellipse becomes a circle of radius 1, or more if it does not reach the end.
  const half = Math.hypot(dx / a, dy / b) / 2;
  const radius = Math.max(1, half);
  const height = Math.sqrt(radius ** 2 - half ** 2) * (large === sweep ? 1 : -1);
  const [ux, uy] = [dx / a / half / 2, dy / b / half / 2];
  const [middleX, middleY] = [dx / a / 2 + uy * height, dy / b / 2 - ux * height];
  const from = Math.atan2(-middleY, -middleX);
  let turn = Math.atan2(dy / b - middleY, dx / a - middleX) - from;
  if (sweep === 1 && turn < 0) turn += 2 * Math.PI;
  if (sweep === 0 && turn > 0) turn -= 2 * Math.PI;
  return (part) => [
    x + (middleX + radius * Math.cos(from + turn * part)) * a,
    y + (middleY + radius * Math.sin(from + turn * part)) * b,
  ];
}

interface StrokeBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the box around the middle lines of strokes. */
export function boxOf(strokes: readonly Stroke[]): StrokeBox {
  const xs = strokes.flatMap((stroke) => stroke.map(([x]) => x));
  const ys = strokes.flatMap((stroke) => stroke.map(([, y]) => y));
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/** Returns the least distance between the points of strokes. */
export function distance(a: readonly Stroke[], b: readonly Stroke[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [x, y] of a.flat())
    for (const [toX, toY] of b.flat()) least = Math.min(least, Math.hypot(toX - x, toY - y));
  return least;
}
