import { flatShape, joinShapes, type Shape } from "../text/shapes.js";
import { layOut, textWidth } from "../text/text.js";

/** Largest and smallest text of a bar, and that of two lines or of one that runs upwards. */
const SIZE = 10.5;
const MIN_SIZE = 8.2;
const SMALL_SIZE = 7.4;

/** Distance of the second line from the first one, in units of glyphs. */
const LINE_UNITS = 176;

/** Minimum width of a bar with a text. A text that runs upwards may stand out a little on both sides. */
const MIN_ROOM = SMALL_SIZE - 2;

/** Space above and below a text that runs upwards. */
const MARGIN_UPWARDS = 6;

/** A text of a bar about its middle, in units of glyphs. */
interface BarText {
  readonly shape: Shape;
  /** Height of a capital. */
  readonly size: number;
  readonly runsUpwards: boolean;
}

/** Texts by value, then by width and height of the bar. The values are those of charts, so they are few. */
const kept = new Map<string, Map<number, BarText | null>>();
const MAX_KEPT_VALUES = 2000;

/** Writes a value for a bar: in one line, in two, upwards, cut off at a comma, or not at all. */
export function barText(value: string, room: number, height: number): BarText | null {
  if (room < MIN_ROOM) return null;
  // Rounds down, so that cached texts also fit bars of other days.
  const wholeRoom = Math.floor(room);
  let ofValue = kept.get(value);
  if (ofValue === undefined) {
    ofValue = new Map();
    if (kept.size < MAX_KEPT_VALUES) kept.set(value, ofValue);
  }
  const key = wholeRoom * 1000 + height;
  let found = ofValue.get(key);
  if (found === undefined) {
    found = write(value, wholeRoom, height);
    ofValue.set(key, found);
  }
  return found;
}

function write(value: string, room: number, height: number): BarText | null {
  const shown = fitting(value, room);
  if (shown !== "") {
    // Tenths, so that texts share their sizes.
    const size = Math.min(SIZE, Math.floor((room / textWidth(shown, SIZE)) * SIZE * 10) / 10);
    return barTextOf([shown], size, false);
  }
  const lines = linesOf(value);
  if (lines?.every((line) => textWidth(line, SMALL_SIZE) <= room)) return barTextOf(lines, SMALL_SIZE, false);
  if (textWidth(value, SMALL_SIZE) > height - MARGIN_UPWARDS) return null;
  return barTextOf([value], SMALL_SIZE, true);
}

/** Returns as much of a value as fits into one line: all of it, its first items, or nothing. */
function fitting(value: string, room: number): string {
  if (textWidth(value, MIN_SIZE) <= room) return value;
  const items = value.split(", ");
  while (items.length > 2) {
    items.pop();
    const shortened = `${items.join(", ")} …`;
    if (textWidth(shortened, MIN_SIZE) <= room) return shortened;
  }
  return "";
}

/** Returns two lines for a value: its two items or words, or the first of its items and the number of the others. */
function linesOf(value: string): readonly string[] | null {
  const items = value.split(", ");
  if (items.length > 2) return [items[0]!, `+${items.length - 1}`];
  const lines = items.length === 2 ? items : value.split(" ");
  return lines.length === 2 ? lines : null;
}

/** Lays out lines about their middle; null if nothing of them can be drawn. */
function barTextOf(lines: readonly string[], size: number, runsUpwards: boolean): BarText | null {
  const top = -50 - ((lines.length - 1) * LINE_UNITS) / 2;
  const pieces = lines.flatMap((line, index) => {
    const { shape, width } = layOut(line);
    return shape === null ? [] : [{ shape, x: Math.round(-width / 2), y: top + index * LINE_UNITS }];
  });
  const shape = joinShapes(pieces);
  return shape && { shape: flatShape(shape), size, runsUpwards };
}
