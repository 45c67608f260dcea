import { flatShape, joinShapes, type Shape } from "../text/shapes.js";
import { layOut, textWidth } from "../text/text.js";
import { wrap } from "../text/wrap.js";
import { formsOf, isList, type RowContext, type ValueForm } from "./value-forms.js";

/** Sizes of one line. They are few, as texts of one size and color share a path. */
const SIZES = [10.5, 9.4, 8.4];

/** Ways of two and of three lines: the size, the most lines, and the distance of the lines in units of glyphs. */
const TWO_LINES = [
  { size: 8.4, maxLines: 2, leading: 160 },
  { size: 7.4, maxLines: 2, leading: 165 },
];
const THREE_LINES = { size: 7.4, maxLines: 3, leading: 136 };

/** Size of a text that runs upwards. */
const UPWARDS_SIZE = 7;

/** Space on both sides of a text together: of one line, of several, and of one that runs upwards. */
const SIDES = 5;
const SIDES_OF_BLOCK = 3;
const SIDES_UPWARDS = 0.6;

/** Space above and below a text together. */
const ENDS = 3;

/** A text of a bar about its middle, in units of glyphs. */
interface BarText {
  readonly shape: Shape;
  /** Height of a capital. */
  readonly size: number;
  readonly runsUpwards: boolean;
}

/** Texts by member, then by value, then by width and height of the bar. The values are those of charts, so they are few. */
const kept = new Map<string, Map<string, Map<number, BarText | null>>>();
const MAX_KEPT_VALUES = 2000;

/** Returns a function that writes values of a member for bars: in one line, in several, abbreviated, upwards or not at all. */
export function barWriter(
  member: string,
  height: number,
): (value: string, context: RowContext, width: number) => BarText | null {
  let ofMember = kept.get(member);
  if (ofMember === undefined) {
    ofMember = new Map();
    kept.set(member, ofMember);
  }
  const values = ofMember;
  return (value, context, width) => {
    if (width < UPWARDS_SIZE + SIDES_UPWARDS) return null;
    const { previous, count, hasLongForms } = context;
    const place = previous === undefined || !isList(member) ? value : `${value}; ${count}; ${previous}`;
    const name = hasLongForms ? place : `${place}; short`;
    let ofValue = values.get(name);
    if (ofValue === undefined) {
      ofValue = new Map();
      if (values.size < MAX_KEPT_VALUES) values.set(name, ofValue);
    }
    // Rounds down, so that cached texts also fit bars of other days.
    const halves = Math.floor(2 * width);
    const key = halves * 1000 + height;
    let found = ofValue.get(key);
    if (found === undefined) {
      found = write(formsOf(member, value, context), halves / 2, height);
      ofValue.set(key, found);
    }
    return found;
  };
}

/** Writes the first text that fits; in three lines or upwards only if none fits otherwise. */
function write(forms: readonly ValueForm[], width: number, height: number): BarText | null {
  for (const { text, mayWrap } of forms) {
    const size = SIZES.find((ofLine) => textWidth(text, ofLine) <= width - SIDES);
    if (size !== undefined) return barTextOf([text], { size, leading: 0, runsUpwards: false });
    if (!mayWrap) continue;
    for (const way of TWO_LINES) {
      const block = writeBlock(text, way, width);
      if (block !== null) return block;
    }
  }
  for (const { text } of forms) {
    const block = writeBlock(text, THREE_LINES, width);
    if (block !== null) return block;
  }
  const upwards = forms.find(({ text }) => textWidth(text, UPWARDS_SIZE) <= height - ENDS);
  if (upwards === undefined) return null;
  return barTextOf([upwards.text], { size: UPWARDS_SIZE, leading: 0, runsUpwards: true });
}

/** Breaks a text at its spaces; null if it needs more lines, or a word is wider than they are. */
function writeBlock(
  text: string,
  { size, maxLines, leading }: typeof THREE_LINES,
  width: number,
): BarText | null {
  const room = width - SIDES_OF_BLOCK;
  if (textWidth(text, size) > maxLines * room) return null;
  if (text.split(" ").some((word) => textWidth(word, size) > room)) return null;
  const lines = wrap(text, size, room);
  if (lines.length > maxLines) return null;
  return barTextOf(lines, { size, leading, runsUpwards: false });
}

/** Lays out lines about their middle; null if nothing of them can be drawn. */
function barTextOf(
  lines: readonly string[],
  { leading, ...look }: Omit<BarText, "shape"> & { readonly leading: number },
): BarText | null {
  const top = -50 - ((lines.length - 1) * leading) / 2;
  const pieces = lines.flatMap((line, index) => {
    const { shape, width } = layOut(line);
    return shape === null ? [] : [{ shape, x: Math.round(-width / 2), y: top + index * leading }];
  });
  const shape = joinShapes(pieces);
  return shape && { shape: flatShape(shape), ...look };
}
