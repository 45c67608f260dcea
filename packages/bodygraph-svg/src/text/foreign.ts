/** Characters without a glyph of this package. They need a font of the viewer, whose widths nobody knows. */
import { escapeText } from "./escape.js";
import { fixed } from "./numbers.js";

/** Neighboring characters without a glyph. */
export interface ForeignRun {
  readonly content: string;
  /** Start in the line, in units of glyphs. */
  readonly x: number;
  /** Estimated width, in units of glyphs. */
  readonly width: number;
}

/** Estimated advance of a character: of one as wide as high, such as in Chinese, of a small letter, and of others. */
const WIDE_ADVANCE = 140;
const SMALL_ADVANCE = 82;
const OTHER_ADVANCE = 98;

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u{1f000}-\u{3fffd}]/u;
const MARK = /\p{M}|[\u200b-\u200f\u2060]/u;
const SMALL = /[ \u03ac-\u03ce\u0430-\u045f]/;

/** Hebrew, Arabic and their neighbors, and marks that change the direction. */
export const RIGHT_TO_LEFT: RegExp =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}]/u;

/** Letters as readers see them: a base with its marks and joined characters. */
const LETTERS = /.(?:[\p{M}\u200d]|(?<=\u200d).)*/gsu;

/** Splits a text into letters, each with its marks. */
export function lettersOf(content: string): string[] {
  return content.match(LETTERS) ?? [];
}

/** Returns the estimated advance of a character. */
export function foreignAdvance(character: string): number {
  if (MARK.test(character)) return 0;
  if (WIDE.test(character)) return WIDE_ADVANCE;
  return SMALL.test(character) ? SMALL_ADVANCE : OTHER_ADVANCE;
}

/** Draws a run as a `text` element, which is stretched to the estimated width so that its neighbors do not touch it. */
export function drawForeign(
  { content, width }: ForeignRun,
  x: number,
  y: number,
  scale: number,
  color: string,
): string {
  return `<text x="${fixed(x)}" y="${fixed(y)}" fill="${color}" stroke="none" font-family="system-ui,sans-serif" font-size="${fixed(scale * 140)}" textLength="${fixed(width * scale)}" lengthAdjust="spacingAndGlyphs">${escapeText(content)}</text>`;
}
