import { ABOVE_CAPITALS, ACCENTS, CHARACTERS } from "../shapes/glyphs.generated.js";
import { escapeText } from "./escape.js";
import { flat } from "./flat.js";
import { fixed } from "./numbers.js";
import { parseStrokes, type Stroke, strokesAt } from "./strokes.js";

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

/** A line of text in units of glyphs. */
export interface TextLine {
  /** Path data; null if a character has no glyph. */
  readonly d: string | null;
  readonly width: number;
}

interface Glyph {
  readonly advance: number;
  readonly strokes: readonly Stroke[];
}

/** Estimated advance of a character that has no glyph. */
const OTHER_ADVANCE = 80;

const glyphs = new Map<string, Glyph | null>();

/**
 * Draws a line of text as one path, so that it needs no font. Belongs into a group of {@link TEXT_ATTRIBUTES}. A text with
 * a character that has no glyph (as in Chinese or Cyrillic) becomes a `text` element in a font of the viewer.
 */
export function text(content: string, style: TextStyle): string {
  const { x, y, color, anchor = "start", weight = 11 } = style;
  const { d, width } = style.isKept ? layOutKept(content) : layOut(content);
  const scale = Math.min(style.size / GLYPH_UNITS, style.maxWidth ? style.maxWidth / width : 1);
  if (d === null) {
    const side = anchor === "start" ? "" : ` text-anchor="${anchor}"`;
    return `<text x="${fixed(x)}" y="${fixed(y)}" fill="${color}" stroke="none" font-family="system-ui,sans-serif" font-size="${fixed(scale * 140)}"${side}>${escapeText(content)}</text>`;
  }
  if (d === "") return "";
  const left = anchor === "start" ? x : anchor === "end" ? x - width * scale : x - (width * scale) / 2;
  return `<path transform="translate(${fixed(left)} ${fixed(y - GLYPH_UNITS * scale)})scale(${scaleText(scale)})" d="${d}" stroke="${color}" stroke-width="${weight}"/>`;
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
    for (const character of content) width += glyphOf(character)?.advance ?? OTHER_ADVANCE;
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

/** Lays out a text from a point on: its start, and the top of its capitals. */
export function layOut(content: string, left = 0, top = 0): TextLine {
  let d = "";
  let x = left;
  let isComplete = true;
  for (const character of ASCII.test(content) ? content : content.normalize("NFC")) {
    const glyph = glyphOf(character);
    if (glyph === null) isComplete = false;
    else d += strokesAt(glyph.strokes, x, top);
    x += glyph?.advance ?? OTHER_ADVANCE;
  }
  return { d: isComplete ? d : null, width: x - left };
}

/** Layouts of texts of closed vocabularies, such as crosses. */
const keptLines = new Map<string, TextLine>();

/** Bound of memory: about as many as there are crosses, types with profiles, and authorities with definitions. */
const MAX_KEPT_LINES = 1200;

function layOutKept(content: string): TextLine {
  let line = keptLines.get(content);
  if (line === undefined) {
    const { d, width } = layOut(content);
    line = { d: d === null ? null : flat(d), width };
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
    const end = source.indexOf("|");
    if (end === -1) return { advance: Number(source), strokes: [] };
    return { advance: Number(source.slice(0, end)), strokes: parseStrokes(source.slice(end + 1)) };
  }
  const [base, ...marks] = character.normalize("NFD");
  if (base === undefined || marks.length === 0) return null;
  const accents = marks.map((mark) => ACCENTS[mark]);
  if (accents.includes(undefined)) return null;
  const isAbove = accents.some((accent) => !accent!.startsWith("!"));
  const letter = makeGlyph(isAbove && base === "i" ? "ı" : base);
  if (letter === null) return null;
  const isCapital = base !== base.toLowerCase();
  const added = accents.flatMap((accent) => accentStrokes(accent!, letter.advance / 2, isCapital));
  return { advance: letter.advance, strokes: [...letter.strokes, ...added] };
}

function accentStrokes(accent: string, x: number, isCapital: boolean): Stroke[] {
  const isBelow = accent.startsWith("!");
  const shift = isCapital && !isBelow ? ABOVE_CAPITALS : 0;
  return parseStrokes(isBelow ? accent.slice(1) : accent).map((stroke) => ({
    x: stroke.x + x,
    y: stroke.y + shift,
    d: stroke.d,
  }));
}
