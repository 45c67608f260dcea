import { flatShape, joinShapes, type Shape } from "../text/shapes.js";
import { layOut, textWidth } from "../text/text.js";
import { SMALL_SIZE } from "./day-scene.js";

/** Size of a line that has much room. Sizes are few, as texts of one size and color share a path. */
const LARGE_SIZE = 10.5;

/** Distance of the baselines of two lines, in units of glyphs. */
const LEADING = 136;

/** Space on both sides of a text together: of a large one, and of a small one. */
const SIDES_OF_LARGE = 9;
const SIDES_OF_SMALL = 7;

/** A text of a bar about its middle, in units of glyphs. */
interface BarText {
  readonly shape: Shape;
  /** Height of a capital. */
  readonly size: number;
}

/** A form of a value's text, and the width of the narrowest bar that it fits into. */
interface BarForm {
  readonly text: BarText | null;
  readonly least: number;
}

/** Forms by value, the best first. The values are those of charts, so they are few. */
const cached = new Map<string, readonly BarForm[]>();
const MAX_KEPT_VALUES = 2000;

/** A space outside parentheses, where a value is broken rather than within them. */
export const OUTER_SPACE: RegExp = / (?![^(]*\))/;

/** Writes a value for a bar: in one line, in two, or null if it is too narrow. */
export function writeBar(value: string, width: number): BarText | null {
  let forms = cached.get(value);
  if (forms === undefined) {
    forms = formsOf(value);
    if (cached.size < MAX_KEPT_VALUES) cached.set(value, forms);
  }
  for (const { text, least } of forms) if (least <= width) return text;
  return null;
}

/** Returns a value in a large line, in a small one, and in two small lines. */
function formsOf(value: string): BarForm[] {
  const large = {
    text: barTextOf([value], LARGE_SIZE),
    least: textWidth(value, LARGE_SIZE) + SIDES_OF_LARGE,
  };
  return [large, inSmall([value]), ...[OUTER_SPACE, " "].flatMap((space) => inTwoLines(value.split(space)))];
}

/** Returns words in two lines that are as equally long as possible; nothing for a single word. */
function inTwoLines(words: readonly string[]): BarForm[] {
  const forms = words
    .slice(1)
    .map((_, index) => inSmall([words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]));
  return forms.sort((a, b) => a.least - b.least).slice(0, 1);
}

function inSmall(lines: readonly string[]): BarForm {
  const widths = lines.map((line) => textWidth(line, SMALL_SIZE));
  return { text: barTextOf(lines, SMALL_SIZE), least: Math.max(...widths) + SIDES_OF_SMALL };
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
