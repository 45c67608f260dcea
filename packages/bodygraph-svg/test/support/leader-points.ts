import { type Element, having } from "./parse-svg.js";

/** A point of a line. */
export type LinePoint = readonly [x: number, y: number];

/** Steps that replace an arc or a curve. */
const ARC_STEPS = 16;

/** Reads the lines from the ring of a wheel to the bodies of a side, as points in units of the picture. */
export function leadersOf(root: Element, side: string): LinePoint[][] {
  const group = having(root, "data-side").find(({ attributes }) => attributes["data-side"] === side)!;
  const scaled = group.children[0]!;
  const scale = Number(/scale\((.*)\)/.exec(scaled.attributes["transform"]!)![1]);
  const lines = scaled.children[0]!.attributes["d"]!.split("M").filter(Boolean);
  return lines.map((line) => pointsOf(line).map(([x, y]): LinePoint => [x * scale, y * scale]));
}

/** Follows a path of relative lines, arcs and quadratic curves. */
function pointsOf(line: string): LinePoint[] {
  const [start, ...parts] = line.split(/(?=[laq])/);
  let [x, y] = numbersOf(start!) as [number, number];
  const points: LinePoint[] = [[x, y]];
  for (const part of parts) {
    const numbers = numbersOf(part);
    if (part.startsWith("a")) points.push(...arcPoints([x, y], numbers).slice(0, -1));
    if (part.startsWith("q")) points.push(...curvePoints([x, y], numbers).slice(0, -1));
    const steps = part.startsWith("l") ? numbers : numbers.slice(-2);
    for (let index = 0; index < steps.length; index += 2) {
      [x, y] = [x + steps[index]!, y + steps[index + 1]!];
      points.push([x, y]);
    }
  }
  return points;
}

/** Replaces an arc of a circle, shorter than half of it, by points. */
function arcPoints([x, y]: LinePoint, numbers: readonly number[]): LinePoint[] {
  const [radius, , , , sweep, dx, dy] = numbers as [number, number, number, number, number, number, number];
  const chord = Math.hypot(dx, dy);
  const height = Math.sqrt(radius ** 2 - (chord / 2) ** 2) * (sweep === 1 ? 1 : -1);
  const [middleX, middleY] = [x + dx / 2 - (height * dy) / chord, y + dy / 2 + (height * dx) / chord];
  const start = Math.atan2(y - middleY, x - middleX);
  const turn = Math.atan2(y + dy - middleY, x + dx - middleX) - start;
  const angle = turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
  return Array.from({ length: ARC_STEPS }, (_, index) => {
    const at = start + (angle * (index + 1)) / ARC_STEPS;
    return [middleX + radius * Math.cos(at), middleY + radius * Math.sin(at)];
  });
}

/** Replaces a quadratic curve by points. */
function curvePoints([x, y]: LinePoint, numbers: readonly number[]): LinePoint[] {
  const [bendX, bendY, dx, dy] = numbers as [number, number, number, number];
  return Array.from({ length: ARC_STEPS }, (_, index): LinePoint => {
    const t = (index + 1) / ARC_STEPS;
    const [bend, end] = [2 * t * (1 - t), t ** 2];
    return [x + bend * bendX + end * dx, y + bend * bendY + end * dy];
  });
}

function numbersOf(text: string): number[] {
  return text.match(/-?\d+/g)!.map(Number);
}
