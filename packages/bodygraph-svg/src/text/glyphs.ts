/** The characters that this package draws, with their accents. */
import {
  ABOVE_ACCENTS,
  ABOVE_CAPITALS,
  ACCENTS,
  BODY_GLYPHS,
  CHARACTERS,
} from "../shapes/glyphs.generated.js";
import { flat } from "./flat.js";
import { joinShapes, type PlacedShape, parseShape, type Shape, shapeFrom } from "./shapes.js";

/** The form of a character, and the width that it takes in a line. */
export interface Glyph {
  readonly advance: number;
  /** Null of a space. */
  readonly shape: Shape | null;
}

/** The glyphs that were made so far. */
const glyphs = new Map<string, Glyph>();

/** Returns the glyph of a letter, which may have marks; null if it has none. */
export function glyphOf(letter: string): Glyph | null {
  const cached = glyphs.get(letter);
  if (cached !== undefined) return cached;
  const glyph = makeGlyph(letter);
  // Single characters with a glyph are few; letters with marks of their own, and those without a glyph, are not kept.
  if (glyph !== null && letter.length === 1) glyphs.set(letter, glyph);
  return glyph;
}

function makeGlyph(character: string): Glyph | null {
  const source = Object.hasOwn(CHARACTERS, character) ? CHARACTERS[character]! : null;
  if (source !== null) {
    const end = source.indexOf(" ");
    if (end === -1) return { advance: Number(source), shape: null };
    return { advance: Number(source.slice(0, end)), shape: parseShape(source.slice(end + 1)) };
  }
  const [base = "", ...allMarks] = character.normalize("NFD");
  let y = HIGH.test(base) ? ABOVE_CAPITALS : 0;
  // Some letters have a form of their own with a mark, such as ď.
  let body = base;
  const marks = allMarks.filter((mark) => {
    const made = (body + mark).normalize("NFC");
    if (!Object.hasOwn(CHARACTERS, made)) return true;
    body = made;
    if (isAbove(ACCENTS[mark])) y += ABOVE_ACCENTS;
    return false;
  });
  const accents = accentsOf(marks);
  if (accents === null || allMarks.length === 0) return null;
  if (accents.some(isAbove)) body = DOTLESS[body] ?? body;
  const letter = makeGlyph(body);
  if (!letter?.shape) return null;
  const pieces: PlacedShape[] = [{ shape: letter.shape, x: 0, y: 0 }];
  const x = makeGlyph(base)!.advance / 2;
  for (const accent of accents) {
    if (isAbove(accent)) {
      pieces.push({ shape: parseShape(accent), x, y });
      y += ABOVE_ACCENTS;
    } else pieces.push({ shape: parseShape(accent.slice(1)), x, y: 0 });
  }
  return { advance: letter.advance, shape: joinShapes(pieces) };
}

const DOTLESS: Readonly<Record<string, string>> = { i: "ı", j: "ȷ" };

/** Letters, digits and signs as high as a capital. */
const HIGH = /[^a-zæœøəɛɔɣʋƴŋıȷ]|[bdfhklt]/;

function isAbove(accent = "!"): boolean {
  return !accent.startsWith("!");
}

/** Returns the accents of marks, some of which are drawn as a pair; null if one is unknown. */
function accentsOf(marks: readonly string[]): string[] | null {
  const accents: string[] = [];
  for (let index = 0; index < marks.length; index++) {
    const pair = ACCENTS[`${marks[index]}${marks[index + 1]}`];
    const accent = pair ?? ACCENTS[marks[index]!];
    if (accent === undefined) return null;
    accents.push(accent);
    if (pair !== undefined) index++;
  }
  return accents;
}

const ASCII_COUNT = 128;

const ASCII_GLYPHS = Array.from({ length: ASCII_COUNT }, (_, code) => makeGlyph(String.fromCharCode(code)));

/** Place of a body's sign, whose box is 145 wide and high, in a line whose capitals are 100 high. */
const SIGN = { advance: 157, x: 6, y: -22 } as const;

/** First of the control characters that stand for signs of bodies. No text of a caller can contain them. */
const FIRST_SIGN = 14;

/** Signs of the bodies, as characters of a text that is drawn. */
export const BODY_SIGNS = Object.fromEntries(
  Object.entries(BODY_GLYPHS).map(([body, data], index) => {
    const shape = joinShapes([{ shape: parseShape(data), x: SIGN.x, y: SIGN.y }]);
    ASCII_GLYPHS[FIRST_SIGN + index] = { advance: SIGN.advance, shape };
    return [body, String.fromCharCode(FIRST_SIGN + index)];
  }),
) as Readonly<typeof BODY_GLYPHS>;

/** Space at which no line ends. */
export const NO_BREAK_SPACE = "\u001f";
ASCII_GLYPHS[NO_BREAK_SPACE.charCodeAt(0)] = makeGlyph(" ");

/** Returns the glyph of the character at an index; null if it has none. */
export function glyphAt(content: string, index: number): Glyph | null {
  const code = content.charCodeAt(index);
  return code < ASCII_COUNT ? ASCII_GLYPHS[code]! : glyphOf(content.charAt(index));
}

/** Path data from the end of one ASCII character to that of the next, at 128 x first + second: 9,025 at most. */
const steps = new Map<number, string>();

/**
 * Returns the path data of the character at an index. It starts where the path of the character before it ends. Both
 * characters must have a shape.
 */
export function stepAt(content: string, index: number): string {
  const [first, second] = [content.charCodeAt(index - 1), content.charCodeAt(index)];
  if (first >= ASCII_COUNT || second >= ASCII_COUNT)
    return stepBetween(glyphAt(content, index - 1)!, glyphAt(content, index)!);
  const key = ASCII_COUNT * first + second;
  let step = steps.get(key);
  if (step === undefined) {
    step = flat(stepBetween(ASCII_GLYPHS[first]!, ASCII_GLYPHS[second]!));
    steps.set(key, step);
  }
  return step;
}

function stepBetween({ advance, shape: first }: Glyph, { shape: second }: Glyph): string {
  return shapeFrom(second!, advance, 0, first!.endX, first!.endY);
}
