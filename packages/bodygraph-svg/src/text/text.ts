import { ABOVE_CAPITALS, ACCENTS, CHARACTERS } from "../shapes/glyphs.generated.js";
import { escapeText } from "./escape.js";
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
  /** Null if nothing is to be seen, as of a space. */
  readonly shape: Shape | null;
  readonly width: number;
  /** False if a character has no glyph. */
  readonly isComplete: boolean;
}

interface Glyph {
  readonly advance: number;
  /** Null of a space. */
  readonly shape: Shape | null;
}

/** Estimated advance of a character that has no glyph: of those as wide as high, such as Chinese, of marks, and of others. */
const WIDE_ADVANCE = 140;
const OTHER_ADVANCE = 95;

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u{1f000}-\u{3fffd}]/u;
const MARK = /\p{M}|[\u200b-\u200f\u2060]/u;

function otherAdvance(character: string): number {
  if (MARK.test(character)) return 0;
  return WIDE.test(character) ? WIDE_ADVANCE : OTHER_ADVANCE;
}

const glyphs = new Map<string, Glyph | null>();

/**
 * Draws a line of text as one path, so that it needs no font. Belongs into a group of {@link TEXT_ATTRIBUTES}. A text with
 * a character that has no glyph (as in Chinese or Cyrillic) becomes a `text` element in a font of the viewer.
 */
export function text(content: string, style: TextStyle): string {
  const { x, y, color, anchor = "start", weight = 11 } = style;
  const { shape, width, isComplete } = style.isKept ? layOutKept(content) : layOut(content);
  const scale = Math.min(style.size / GLYPH_UNITS, style.maxWidth ? style.maxWidth / width : 1);
  if (!isComplete) {
    const side = anchor === "start" ? "" : ` text-anchor="${anchor}"`;
    return `<text x="${fixed(x)}" y="${fixed(y)}" fill="${color}" stroke="none" font-family="system-ui,sans-serif" font-size="${fixed(scale * 140)}"${side}>${escapeText(content)}</text>`;
  }
  if (shape === null) return "";
  const left = anchor === "start" ? x : anchor === "end" ? x - width * scale : x - (width * scale) / 2;
  return `<path transform="translate(${fixed(left)} ${fixed(y - GLYPH_UNITS * scale)})scale(${scaleText(scale)})" d="${shapeAt(shape, 0, 0)}" stroke="${color}" stroke-width="${weight}"/>`;
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
    width = 0;
    for (const character of content) width += glyphOf(character)?.advance ?? otherAdvance(character);
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
  const pieces: PlacedShape[] = [];
  let x = 0;
  let isComplete = true;
  for (const character of ASCII.test(content) ? content : content.normalize("NFC")) {
    const glyph = glyphOf(character);
    if (glyph === null) isComplete = false;
    else if (glyph.shape !== null) pieces.push({ shape: glyph.shape, x, y: 0 });
    x += glyph?.advance ?? otherAdvance(character);
  }
  return { shape: joinShapes(pieces), width: x, isComplete };
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
    const { shape, width, isComplete } = layOut(content);
    line = { shape: shape && flatShape(shape), width, isComplete };
    if (keptLines.size < MAX_KEPT_LINES) keptLines.set(content, line);
  }
  return line;
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
