import { drawForeign, type ForeignRun, foreignAdvance, lettersOf, RIGHT_TO_LEFT } from "./foreign.js";
import { glyphAt, glyphOf, stepAt } from "./glyphs.js";
import { fixed } from "./numbers.js";
import { flatShape, joinShapes, type PlacedShape, type Shape, shapeAt, shapeFrom } from "./shapes.js";

/** Height of a capital in the units of glyphs. */
const GLYPH_UNITS = 100;

/** Placement and look of a line of text. */
export interface TextStyle {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  /** Height of a capital. */
  readonly size: number;
  readonly color: string;
  /** Part of the text that lies at `x`; default `start`. */
  readonly anchor?: "start" | "middle" | "end";
  /** Width of the strokes in units of glyphs, 100 to a capital; default 11. */
  readonly weight?: number;
  /** True keeps the layout for the next time: for texts of a closed vocabulary, never for those of a caller. */
  readonly isKept?: boolean;
  /** Widest that the text may become: it is made smaller to fit. */
  readonly maxWidth?: number;
}

/** A line of text in units of glyphs, from 0 on; its capitals reach from 0 to 100. */
export interface TextLine {
  /** The characters with a glyph; null if nothing of them is to be seen, as of a space. */
  readonly shape: Shape | null;
  readonly width: number;
  /** The characters without a glyph, which need a font of the viewer. */
  readonly foreign: readonly ForeignRun[];
}

/**
 * Draws a line of text as one path, so that it needs no font. Belongs into a group of {@link TEXT_ATTRIBUTES}. Characters
 * without a glyph (as in Chinese or Cyrillic) become `text` elements in a font of the viewer.
 */
export function text(content: string, style: TextStyle): string {
  const { x, y, color, anchor = "start", weight = 11 } = style;
  const { shape, width, foreign } = style.isKept ? layOutKept(content) : layOut(content);
  const scale = Math.min(style.size / GLYPH_UNITS, style.maxWidth ? style.maxWidth / width : 1);
  const left = anchor === "start" ? x : anchor === "end" ? x - width * scale : x - (width * scale) / 2;
  let drawn = "";
  if (shape !== null)
    drawn = `<path transform="translate(${fixed(left)} ${fixed(y - GLYPH_UNITS * scale)})scale(${scaleText(scale)})" d="${shapeAt(shape, 0, 0)}" stroke="${color}" stroke-width="${weight}"/>`;
  for (const run of foreign) drawn += drawForeign(run, left + run.x * scale, y, scale, color);
  return drawn;
}

/** The attributes of a group that holds texts and other glyphs. */
export const TEXT_ATTRIBUTES = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

/** Returns the width of a line of text for capitals of a height. */
export function textWidth(content: string, size: number): number {
  return (lineWidth(content) * size) / GLYPH_UNITS;
}

/** Writes a scale with four decimals, in its shortest form. */
export function scaleText(scale: number): string {
  const whole = Math.floor(scale);
  let decimals = Math.round((scale - whole) * 10_000);
  if (decimals === 0) return `${whole}`;
  let digits = 4;
  for (; decimals % 10 === 0; decimals /= 10) digits -= 1;
  return `${whole === 0 ? "" : whole}.${`${decimals}`.padStart(digits, "0")}`;
}

/** Lays out a line of text. */
export function layOut(content: string): TextLine {
  const line = layOutGlyphs(content);
  if (line !== null) return line;
  const composed = content.normalize("NFC");
  // A line with writing from right to left stays whole: the viewer orders its parts.
  if (RIGHT_TO_LEFT.test(composed)) {
    const width = estimatedWidth(composed);
    return { shape: null, width, foreign: [{ content: composed, x: 0, width }] };
  }
  return layOutLetters(lettersOf(composed));
}

/** The runs of a line whose characters all have a glyph. */
const NO_RUNS: readonly ForeignRun[] = [];

/** Lays out a text if all of its characters have a glyph, as nearly each one does; else returns null. */
function layOutGlyphs(content: string): TextLine | null {
  let d = "";
  let [startX, startY, endX, endY] = [0, 0, 0, 0];
  let x = 0;
  let isAfterSpace = false;
  for (let index = 0; index < content.length; index++) {
    const glyph = glyphAt(content, index);
    if (glyph === null) return null;
    const { shape, advance } = glyph;
    if (shape !== null) {
      if (d === "") {
        d = shape.d;
        startX = x + shape.x;
        startY = shape.y;
      } else d += isAfterSpace ? shapeFrom(shape, x, 0, endX, endY) : stepAt(content, index);
      endX = x + shape.endX;
      endY = shape.endY;
    }
    isAfterSpace = shape === null;
    x += advance;
  }
  const shape = d === "" ? null : { x: startX, y: startY, d, endX, endY };
  return { shape, width: x, foreign: NO_RUNS };
}

/** Joins lines whose characters all have a glyph. */
export function joinLines(lines: readonly TextLine[]): TextLine {
  const pieces: PlacedShape[] = [];
  let x = 0;
  for (const { shape, width } of lines) {
    if (shape !== null) pieces.push({ shape, x, y: 0 });
    x += width;
  }
  return { shape: joinShapes(pieces), width: x, foreign: NO_RUNS };
}

/** Lays out letters, each with its marks: those of which a character has no glyph become parts of a foreign run. */
function layOutLetters(letters: readonly string[]): TextLine {
  const pieces: PlacedShape[] = [];
  const foreign: ForeignRun[] = [];
  let x = 0;
  let run: ForeignRun | null = null;
  for (const letter of letters) {
    const glyph = glyphOf(letter);
    if (glyph !== null) {
      if (glyph.shape !== null) pieces.push({ shape: glyph.shape, x, y: 0 });
      x += glyph.advance;
      run = null;
      continue;
    }
    const width = foreignWidth(letter);
    if (run !== null) foreign.pop();
    run =
      run === null
        ? { content: letter, x, width }
        : { content: run.content + letter, x: run.x, width: run.width + width };
    foreign.push(run);
    x += width;
  }
  return { shape: joinShapes(pieces), width: x, foreign };
}

/** Returns the width of a line of text in units of glyphs: that of its layout, in a fraction of the time. */
export function lineWidth(content: string): number {
  let width = 0;
  for (let index = 0; index < content.length; index++) {
    const glyph = glyphAt(content, index);
    if (glyph === null) return estimatedWidth(content.normalize("NFC"));
    width += glyph.advance;
  }
  return width;
}

/** Writes a line of text as path data from a point on. */
export function lineAt({ shape }: TextLine, left: number, top: number): string {
  return shape === null ? "" : shapeAt(shape, left, top);
}

/** Layouts of texts of closed vocabularies, such as crosses. */
const keptLines = new Map<string, TextLine>();

/** Bound of memory: about as many as there are crosses, types with profiles, and authorities with definitions. */
const MAX_KEPT_LINES = 1200;

/** Lays out a text of a closed vocabulary, and keeps it for the next picture. Never for a text of a caller. */
export function layOutKept(content: string): TextLine {
  let line = keptLines.get(content);
  if (line === undefined) {
    line = flatLine(layOut(content));
    if (keptLines.size < MAX_KEPT_LINES) keptLines.set(content, line);
  }
  return line;
}

/** Copies a cached line and joins its path data into one string. */
export function flatLine({ shape, width, foreign }: TextLine): TextLine {
  return { shape: shape && flatShape(shape), width, foreign };
}

/** Returns the width of a text in units of glyphs; that of characters without a glyph is estimated. */
function estimatedWidth(content: string): number {
  let width = 0;
  for (const letter of lettersOf(content)) width += glyphOf(letter)?.advance ?? foreignWidth(letter);
  return width;
}

function foreignWidth(letter: string): number {
  let width = 0;
  for (const character of letter) width += glyphOf(character)?.advance ?? foreignAdvance(character);
  return width;
}
