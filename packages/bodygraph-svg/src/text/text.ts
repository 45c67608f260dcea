import { ABOVE_CAPITALS, ACCENTS, CHARACTERS } from "../shapes/glyphs.generated.js";
import { drawForeign, type ForeignRun, foreignAdvance, lettersOf, RIGHT_TO_LEFT } from "./foreign.js";
import { fixed } from "./numbers.js";
import { flatShape, joinShapes, type PlacedShape, parseShape, type Shape, shapeAt } from "./shapes.js";

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

interface Glyph {
  readonly advance: number;
  /** Null of a space. */
  readonly shape: Shape | null;
}

const glyphs = new Map<string, Glyph | null>();

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

/** Widths of the texts that were measured, in units of glyphs. */
const keptWidths = new Map<string, number>();
const MAX_KEPT_WIDTHS = 4000;

/** Returns the width of a line of text for capitals of a height. Caches the text, so it must not be a caller's. */
export function textWidth(content: string, size: number): number {
  let width = keptWidths.get(content);
  if (width === undefined) {
    width = estimatedWidth(content);
    if (keptWidths.size < MAX_KEPT_WIDTHS) keptWidths.set(content, width);
  }
  return (width * size) / GLYPH_UNITS;
}

/** Writes a scale with four decimals, in its shortest form. */
export function scaleText(scale: number): string {
  return `${Math.round(scale * 10_000) / 10_000}`.replace(/^0/, "");
}

/** A text of printable ASCII, which needs no normalization. */
const ASCII = /^[ -~]*$/;

/** Lays out a line of text. */
export function layOut(content: string): TextLine {
  if (ASCII.test(content)) return layOutLetters([...content]);
  const composed = content.normalize("NFC");
  // A line with writing from right to left stays whole: the viewer orders its parts.
  if (RIGHT_TO_LEFT.test(composed)) {
    const width = estimatedWidth(composed);
    return { shape: null, width, foreign: [{ content: composed, x: 0, width }] };
  }
  return layOutLetters(lettersOf(composed));
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
    const width = estimatedWidth(letter);
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
  return estimatedWidth(ASCII.test(content) ? content : content.normalize("NFC"));
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
    const { shape, width, foreign } = layOut(content);
    line = { shape: shape && flatShape(shape), width, foreign };
    if (keptLines.size < MAX_KEPT_LINES) keptLines.set(content, line);
  }
  return line;
}

/** Returns the width of a text in units of glyphs; that of characters without a glyph is estimated. */
function estimatedWidth(content: string): number {
  let width = 0;
  for (const character of content) width += glyphOf(character)?.advance ?? foreignAdvance(character);
  return width;
}

function glyphOf(character: string): Glyph | null {
  let glyph = glyphs.get(character);
  if (glyph === undefined) {
    glyph = makeGlyph(character);
    // Characters with a glyph are few; those without one are not kept.
    if (glyph !== null) glyphs.set(character, glyph);
  }
  return glyph;
}

function makeGlyph(character: string): Glyph | null {
  const source = Object.hasOwn(CHARACTERS, character) ? CHARACTERS[character]! : null;
  if (source !== null) {
    const end = source.indexOf(" ");
    if (end === -1) return { advance: Number(source), shape: null };
    return { advance: Number(source.slice(0, end)), shape: parseShape(source.slice(end + 1)) };
  }
  const [base, ...marks] = character.normalize("NFD");
  if (base === undefined || marks.length === 0) return null;
  const accents = marks.map((mark) => ACCENTS[mark]);
  if (accents.includes(undefined)) return null;
  const isAbove = accents.some((accent) => !accent!.startsWith("!"));
  const letter = makeGlyph(isAbove && base === "i" ? "ı" : base);
  if (!letter?.shape) return null;
  const isCapital = base !== base.toLowerCase();
  const added = accents.map((accent) => accentShape(accent!, letter.advance / 2, isCapital));
  return { advance: letter.advance, shape: joinShapes([{ shape: letter.shape, x: 0, y: 0 }, ...added]) };
}

function accentShape(accent: string, middle: number, isCapital: boolean): PlacedShape {
  const isBelow = accent.startsWith("!");
  return {
    shape: parseShape(isBelow ? accent.slice(1) : accent),
    x: middle,
    y: isCapital && !isBelow ? ABOVE_CAPITALS : 0,
  };
}
