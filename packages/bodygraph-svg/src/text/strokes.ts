/** A part of a glyph that is drawn without lifting the pen. */
export interface Stroke {
  readonly x: number;
  readonly y: number;
  /** Path data relative to the start. */
  readonly d: string;
}

/** Reads strokes as the generated shapes write them: `"<x> <y><path data>"`, separated by `|`. */
export function parseStrokes(source: string): readonly Stroke[] {
  return source === "" ? [] : source.split("|").map(parseStroke);
}

/** Writes strokes as path data, moved to a point. */
export function strokesAt(strokes: readonly Stroke[], x: number, y: number): string {
  let d = "";
  for (const stroke of strokes) d += `M${x + stroke.x} ${y + stroke.y}${stroke.d}`;
  return d;
}

function parseStroke(source: string): Stroke {
  const [, x, y, d] = /^(-?\d+) (-?\d+)(.*)$/.exec(source)!;
  return { x: Number(x), y: Number(y), d: d! };
}

/** Writes strokes as path data relative to a point: the text is the same wherever they are drawn. */
export function relativeStrokes(strokes: readonly Stroke[], x: number, y: number): string {
  let d = "";
  let [atX, atY] = [-x, -y];
  for (const stroke of strokes) {
    const [dx, dy] = [stroke.x - atX, stroke.y - atY];
    d += `m${dx}${dy < 0 ? "" : " "}${dy}${stroke.d}`;
    const [endX, endY] = endOf(stroke.d);
    [atX, atY] = [stroke.x + endX, stroke.y + endY];
  }
  return d;
}

/** Places of the end point among the values of each relative command, and their number. */
const ENDS: Readonly<Record<string, readonly [x: number, y: number, count: number]>> = {
  a: [5, 6, 7],
  c: [4, 5, 6],
  s: [2, 3, 4],
  q: [2, 3, 4],
  l: [0, 1, 2],
  h: [0, -1, 1],
  v: [-1, 0, 1],
};

/** Returns the point at which relative path data end: the start if they are closed. */
function endOf(d: string): readonly [x: number, y: number] {
  if (d.endsWith("z")) return [0, 0];
  let [x, y] = [0, 0];
  for (const [, command, values] of d.matchAll(/([a-z])([^a-z]*)/g)) {
    const numbers = (values!.match(/-?\d+/g) ?? []).map(Number);
    const [atX, atY, count] = ENDS[command!]!;
    for (let index = 0; index < numbers.length; index += count) {
      x += numbers[index + atX] ?? 0;
      y += numbers[index + atY] ?? 0;
    }
  }
  return [x, y];
}
