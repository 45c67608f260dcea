import { BODY_GLYPHS, SIGN_GLYPHS } from "../shapes/astro-glyphs.js";
import {
  ABOVE_ACCENTS,
  ABOVE_CAPITALS,
  ACCENTS,
  DIGITS,
  type GlyphSource,
  LETTERS,
  SIGNS,
} from "../shapes/glyphs.js";
import { generatedModule } from "./generated-module.js";
import { toShape } from "./path-data.js";

/** Units of the generated glyphs for one unit of the drawn ones. */
const SCALE = 5;

/** Units of the glyphs of bodies, which are larger than the digits beside them. */
const BODY_SCALE = 7.25;

/** Returns the source text of glyphs.generated.ts. */
export function glyphModule(): string {
  const characters = { ...DIGITS, ...LETTERS, ...SIGNS };
  return generatedModule(
    "scripts/shapes/glyphs.ts",
    [
      "/** Characters: advance width, then a shape: start, end, and path data relative to the start. */",
      `export const CHARACTERS: Readonly<Record<string, string>> = ${literal(
        Object.entries(characters).map(([key, glyph]) => [key, character(glyph)]),
      )};`,
      "",
      "/** Digits without a space at their sides, all 65 units wide. */",
      `export const DIGITS: readonly string[] = ${list(Object.values(DIGITS).map(({ d }) => shape(d)))};`,
      "",
      "/** Accents about x = 0, by combining character or two; an exclamation mark opens those below a letter. */",
      `export const ACCENTS: Readonly<Record<string, string>> = ${literal(
        Object.entries(ACCENTS).map(([key, { d, isBelow }]) => [key, (isBelow ? "!" : "") + shape(d)]),
      )};`,
      "",
      "/** Shift of an accent above a capital. */",
      `export const ABOVE_CAPITALS = ${ABOVE_CAPITALS * SCALE};`,
      "",
      "/** Shift of an accent above another one. */",
      `export const ABOVE_ACCENTS = ${ABOVE_ACCENTS * SCALE};`,
      "",
      "/** The thirteen bodies, in a box of 145 by 145. */",
      `export const BODY_GLYPHS: Readonly<Record<string, string>> = ${literal(
        Object.entries(BODY_GLYPHS).map(([key, d]) => [key, shape(d, BODY_SCALE)]),
      )};`,
    ].join("\n"),
  );
}

/** Returns the source text of signs.generated.ts: a module of its own, because only the wheel needs it. */
export function signModule(): string {
  return generatedModule(
    "scripts/shapes/astro-glyphs.ts",
    [
      "/** The signs of the zodiac from Aries on, in a box of 145 by 145. */",
      `export const SIGN_GLYPHS: readonly string[] = ${list(SIGN_GLYPHS.map((d) => shape(d, BODY_SCALE)))};`,
    ].join("\n"),
  );
}

function character({ d, width, bearing, left = 0 }: GlyphSource): string {
  const advance = Math.round((width + 2 * bearing) * SCALE);
  return d === "" ? `${advance}` : `${advance} ${shape(d, SCALE, Math.round((bearing + left) * SCALE))}`;
}

/** Writes start, end and path data. */
function shape(source: string, scale = SCALE, shift = 0): string {
  const { x, y, d, endX, endY } = toShape(source, scale);
  return `${x + shift} ${y} ${endX + shift} ${endY}${d}`;
}

function literal(entries: readonly (readonly [string, string])[]): string {
  return `{\n${entries.map(([key, value]) => `  ${keyText(key)}: ${JSON.stringify(value)},`).join("\n")}\n}`;
}

/** Writes a key, with escapes for what nobody can see: no-break space and soft hyphen. */
function keyText(key: string): string {
  return JSON.stringify(key).replace(
    /[\xa0\xad]/,
    (character) => `\\u00${character.charCodeAt(0).toString(16)}`,
  );
}

function list(values: readonly string[]): string {
  return `[\n${values.map((value) => `  ${JSON.stringify(value)},`).join("\n")}\n]`;
}
