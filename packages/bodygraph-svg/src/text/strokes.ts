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
