import { flatShape, joinShapes, type Shape } from "../text/shapes.js";
import { layOut, textWidth } from "../text/text.js";
import { wrap } from "../text/wrap.js";
import { formsOf } from "./value-forms.js";

/** Largest and smallest text of one line. */
const SIZE = 10.5;
const MIN_SIZE = 8.2;

/** Ways of several lines: the size, the most lines, and the distance of the lines in units of glyphs. */
const BLOCKS = [
  { size: 8.4, maxLines: 2, leading: 160 },
  { size: 7.4, maxLines: 2, leading: 165 },
  { size: 7.4, maxLines: 3, leading: 136 },
];

/** Size of a text that runs upwards. */
const UPWARDS_SIZE = 7.4;

/** Space on both sides of a text together: of one line, of several, and of one that runs upwards. */
const SIDES = 6;
const SIDES_OF_BLOCK = 3;
const SIDES_UPWARDS = 1;

/** Space above and below a text together. */
const ENDS = 3;

/** A text of a bar about its middle, in units of glyphs. */
interface BarText {
  readonly shape: Shape;
  /** Height of a capital. */
  readonly size: number;
  readonly runsUpwards: boolean;
  /** True if the text says the whole value. */
  readonly isWhole: boolean;
}

/** Texts by member and value, then by width and height of the bar. The values are those of charts, so they are few. */
const kept = new Map<string, Map<number, BarText | null>>();
const MAX_KEPT_VALUES = 2000;

/** Writes a value for a bar: in one line, in several, abbreviated, upwards, in part, or not at all. */
export function barText(member: string, value: string, width: number, height: number): BarText | null {
  if (width < UPWARDS_SIZE + SIDES_UPWARDS) return null;
  // Rounds down, so that cached texts also fit bars of other days.
  const wholeWidth = Math.floor(2 * width) / 2;
  const name = `${member} ${value}`;
  let ofValue = kept.get(name);
  if (ofValue === undefined) {
    ofValue = new Map();
    if (kept.size < MAX_KEPT_VALUES) kept.set(name, ofValue);
  }
  const key = wholeWidth * 1000 + height;
  let found = ofValue.get(key);
  if (found === undefined) {
    const { whole, partial } = formsOf(member, value);
    found = write(whole, wholeWidth, height, true) ?? write(partial, wholeWidth, height, false);
    ofValue.set(key, found);
  }
  return found;
}

/** Writes the first text that fits; upwards only if none fits otherwise. */
function write(forms: readonly string[], width: number, height: number, isWhole: boolean): BarText | null {
  for (const form of forms) {
    const room = width - SIDES;
    if (textWidth(form, MIN_SIZE) <= room) {
      // Tenths, so that texts share their sizes.
      const size = Math.min(SIZE, Math.floor((room / textWidth(form, SIZE)) * SIZE * 10) / 10);
      return barTextOf([form], { size, leading: 0, runsUpwards: false, isWhole });
    }
    for (const { size, maxLines, leading } of BLOCKS) {
      const lines = linesOf(form, size, width - SIDES_OF_BLOCK);
      if (lines !== null && lines.length <= maxLines)
        return barTextOf(lines, { size, leading, runsUpwards: false, isWhole });
    }
  }
  const upwards = forms.find((form) => textWidth(form, UPWARDS_SIZE) <= height - ENDS);
  if (upwards === undefined) return null;
  return barTextOf([upwards], { size: UPWARDS_SIZE, leading: 0, runsUpwards: true, isWhole });
}

/** Breaks a text at its spaces; null if a word is wider than the lines. */
function linesOf(form: string, size: number, room: number): string[] | null {
  if (form.split(" ").some((word) => textWidth(word, size) > room)) return null;
  return wrap(form, size, room);
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
