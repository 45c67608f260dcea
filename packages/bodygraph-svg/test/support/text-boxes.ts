import { allOf, type Element } from "./parse-svg.js";

/** A line of text or a glyph of a day: the path data behind its start, and the box around it. */
export interface TextBox {
  readonly d: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Coordinates that each relative command takes. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, a: 7, z: 0 };

/** Returns the texts and glyphs of a day's picture, which stand in scaled paths. */
export function textBoxes(root: Element): TextBox[] {
  return allOf(root).flatMap(({ attributes: { transform = "", d = "" } }) => {
    const unit = Number(/^scale\((\.\d+)\)$/.exec(transform)?.[1]);
    if (Number.isNaN(unit)) return [];
    return d
      .split("M")
      .filter(Boolean)
      .map((text) => boxOf(text, unit));
  });
}

function boxOf(text: string, unit: number): TextBox {
  const [, start, rest] = /^(-?\d+[ -]\d+)(.*)$/.exec(text) as unknown as [string, string, string];
  let [x, y] = numbersOf(start) as [number, number];
  let [startX, startY] = [x, y];
  const xs = [x];
  const ys = [y];
  for (const [, command, list] of rest.matchAll(/([a-z])([^a-z]*)/g)) {
    const numbers = numbersOf(list!);
    const count = TAKES[command!]!;
    if (count === 0 ? numbers.length > 0 : numbers.length % count !== 0) throw new Error(`${command}${list}`);
    if (command === "z") [x, y] = [startX, startY];
    for (let index = 0; index < numbers.length; index += count) {
      const taken = numbers.slice(index, index + count);
      if (command === "h") x += taken[0]!;
      else if (command === "v") y += taken[0]!;
      else {
        // Control points count, but not the radii of arcs.
        for (let at = command === "a" ? count : 0; at < count - 2; at += 2) {
          xs.push(x + taken[at]!);
          ys.push(y + taken[at + 1]!);
        }
        x += taken[count - 2]!;
        y += taken[count - 1]!;
      }
      // Further pairs after a move are lines.
      if (command === "m" && index === 0) [startX, startY] = [x, y];
      xs.push(x);
      ys.push(y);
    }
  }
  return {
    d: rest,
    left: Math.min(...xs) * unit,
    right: Math.max(...xs) * unit,
    top: Math.min(...ys) * unit,
    bottom: Math.max(...ys) * unit,
  };
}

function numbersOf(list: string): number[] {
  return (list.match(/-?\d*\.?\d+/g) ?? []).map(Number);
}
