import { flat } from "./flat.js";

/** Path data of a glyph or a line of text, relative to their start. */
export interface Shape {
  /** Start of the pen. */
  readonly x: number;
  readonly y: number;
  readonly d: string;
  /** End of the pen. */
  readonly endX: number;
  readonly endY: number;
}

/** A shape that is moved. */
export interface PlacedShape {
  readonly shape: Shape;
  readonly x: number;
  readonly y: number;
}

const SOURCE = /^(-?\d+) (-?\d+) (-?\d+) (-?\d+)(.*)$/;

/** Reads a shape as the generated modules write it: start, end and path data. */
export function parseShape(source: string): Shape {
  const [, x, y, endX, endY, d] = SOURCE.exec(source)!;
  return { x: Number(x), y: Number(y), endX: Number(endX), endY: Number(endY), d: d! };
}

/** Writes a shape as path data, moved to a point. */
export function shapeAt({ x, y, d }: Shape, left: number, top: number): string {
  return `M${pair(left + x, top + y)}${d}`;
}

/** Writes a shape as path data that follows a pen which ends at a point. */
export function shapeFrom({ x, y, d }: Shape, left: number, top: number, endX: number, endY: number): string {
  return `m${pair(left + x - endX, top + y - endY)}${d}`;
}

/** Joins shapes into one; null if there is none. */
export function joinShapes(pieces: readonly PlacedShape[]): Shape | null {
  if (pieces.length === 0) return null;
  const [first] = pieces as readonly [PlacedShape];
  let d = "";
  let [endX, endY] = [0, 0];
  for (const { shape, x, y } of pieces) {
    d += d === "" ? shape.d : shapeFrom(shape, x, y, endX, endY);
    [endX, endY] = [x + shape.endX, y + shape.endY];
  }
  return { x: first.x + first.shape.x, y: first.y + first.shape.y, d, endX, endY };
}

/** Copies a shape that is kept, with its path data in one piece. */
export function flatShape(shape: Shape): Shape {
  return { ...shape, d: flat(shape.d) };
}

/** Writes two numbers: a minus sign separates them as well as a space. */
function pair(a: number, b: number): string {
  return b < 0 ? `${a}${b}` : `${a} ${b}`;
}
