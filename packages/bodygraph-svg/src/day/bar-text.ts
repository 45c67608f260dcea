import { flatShape, joinShapes, type Shape } from "../text/shapes.js";
import { layOut, textWidth } from "../text/text.js";
import { wrap } from "../text/wrap.js";
import { SMALL_SIZE } from "./day-scene.js";

/** Sizes of one line. They are few, as texts of one size and color share a path. */
const SIZES = [10.5, SMALL_SIZE];

/** Distance of the baselines of two lines, in units of glyphs. */
const LEADING = 136;

/** Space on both sides of a text together: of one line, and of two. */
const SIDES = 9;
const SIDES_OF_BLOCK = 7;

/** A text of a bar about its middle, in units of glyphs. */
interface BarText {
  readonly shape: Shape;
  /** Height of a capital. */
  readonly size: number;
}

/** Texts by value, then by width of the bar. The values are those of charts, so they are few. */
const kept = new Map<string, Map<number, BarText | null>>();
const MAX_KEPT_VALUES = 2000;

/** Writes a value for a bar: in one line, in two, or null if it is too narrow. */
export function writeBar(value: string, width: number): BarText | null {
  let ofValue = kept.get(value);
  if (ofValue === undefined) {
    ofValue = new Map();
    if (kept.size < MAX_KEPT_VALUES) kept.set(value, ofValue);
  }
  // Rounds down, so that cached texts also fit bars of other days.
  const halves = Math.floor(2 * width);
  let found = ofValue.get(halves);
  if (found === undefined) {
    found = write(value, halves / 2);
    ofValue.set(halves, found);
  }
  return found;
}

function write(value: string, width: number): BarText | null {
  const size = SIZES.find((ofLine) => textWidth(value, ofLine) <= width - SIDES);
  if (size !== undefined) return barTextOf([value], size);
  const room = width - SIDES_OF_BLOCK;
  if (textWidth(value, SMALL_SIZE) > 2 * room) return null;
  if (value.split(" ").some((part) => textWidth(part, SMALL_SIZE) > room)) return null;
  const lines = wrap(value, SMALL_SIZE, room);
  return lines.length > 2 ? null : barTextOf(lines, SMALL_SIZE);
}

/** Lays out lines about their middle; null if nothing of them can be drawn. */
function barTextOf(lines: readonly string[], size: number): BarText | null {
  const top = -50 - ((lines.length - 1) * LEADING) / 2;
  const pieces = lines.flatMap((line, index) => {
    const { shape, width } = layOut(line);
    return shape === null ? [] : [{ shape, x: Math.round(-width / 2), y: top + index * LEADING }];
  });
  const shape = joinShapes(pieces);
  return shape && { shape: flatShape(shape), size };
}
