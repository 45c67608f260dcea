import { type Element, having } from "./parse-svg.js";

/** A point of a line. */
export type LinePoint = readonly [x: number, y: number];

/** Steps that replace a curve. */
const CURVE_STEPS = 16;

/** Reads the lines from the ring of a wheel to the bodies of a side, as points in units of the picture. */
export function leadersOf(root: Element, side: string): LinePoint[][] {
  const group = having(root, "data-side").find(({ attributes }) => attributes["data-side"] === side)!;
  const scaled = group.children[0]!;
  const scale = Number(/scale\((.*)\)/.exec(scaled.attributes["transform"]!)![1]);
  const lines = scaled.children[0]!.attributes["d"]!.split("M").filter(Boolean);
  return lines.map((line) => pointsOf(line).map(([x, y]): LinePoint => [x * scale, y * scale]));
}

/** Follows a path of a relative line or a relative cubic curve. */
function pointsOf(line: string): LinePoint[] {
  const [start, part] = line.split(/(?=[lc])/) as [string, string];
  const [x, y] = numbersOf(start) as [number, number];
  const numbers = numbersOf(part);
  if (part.startsWith("l")) return [[x, y], [x + numbers[0]!, y + numbers[1]!]];
  const [ax, ay, bx, by, cx, cy] = numbers as [number, number, number, number, number, number];
  return Array.from({ length: CURVE_STEPS + 1 }, (_, index): LinePoint => {
    const t = index / CURVE_STEPS;
    const [a, b, c] = [3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
    return [x + a * ax + b * bx + c * cx, y + a * ay + b * by + c * cy];
  });
}

function numbersOf(text: string): number[] {
  return text.match(/-?\d+/g)!.map(Number);
}
