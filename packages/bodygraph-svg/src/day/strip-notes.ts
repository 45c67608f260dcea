import { layOut } from "../text/text.js";
import { wrap } from "../text/wrap.js";
import type { DayLayout } from "./day-layout.js";
import type { Strip } from "./day-strips.js";
import type { ValuePiece } from "./value-rows.js";

/** Letters below bars, and the lines that explain them. */
const LETTER_SIZE = 7.4;
const LINE_SIZE = 8.4;
const LINE_HEIGHT = 14.5;

/** Distance of the letters' baseline from the bars, and height that they take. */
const LETTER_BASELINE = 11;
const LETTERS_HEIGHT = 14;

/** Least distance of two letters. Bars that lie closer share one. */
const LETTER_DISTANCE = 10;

/** Pieces whose values stand behind one letter. */
interface Note {
  x: number;
  readonly firstX: number;
  readonly pieces: ValuePiece[];
}

/**
 * Writes a letter below each bar that does not say its value, and below the strip the times and the values by letter.
 *
 * @returns The height that they take.
 */
export function addNotes(
  pieces: readonly ValuePiece[],
  { y, height, xOf, palette, texts }: Omit<Strip, "writeInstant">,
  { left, right }: DayLayout,
  writeTime: (ms: number) => string,
): number {
  if (pieces.length === 0) return 0;
  const notes: Note[] = [];
  for (const piece of pieces) {
    const x = (xOf(piece.fromMs) + xOf(piece.toMs)) / 2;
    const last = notes.at(-1);
    if (last !== undefined && x - last.firstX < LETTER_DISTANCE) {
      last.pieces.push(piece);
      last.x = (last.firstX + x) / 2;
    } else notes.push({ x, firstX: x, pieces: [piece] });
  }
  const bottom = y + height;
  const look = { size: LETTER_SIZE, color: palette.muted };
  for (const [index, { x }] of notes.entries()) {
    const inside = Math.min(Math.max(x, left + 3), right - 3);
    texts.addLine(letterOf(index), { x: inside, baseline: bottom + LETTER_BASELINE, anchor: "middle" }, look);
  }
  const words = notes.map((note, index) => noteText(letterOf(index), note, writeTime));
  const lines = wrap(words.join("    "), LINE_SIZE, right - left);
  for (const [index, line] of lines.entries()) {
    const { shape } = layOut(line);
    const baseline = bottom + LETTERS_HEIGHT + (index + 1) * LINE_HEIGHT - 4;
    if (shape !== null) texts.add(shape, left, baseline - LINE_SIZE, { size: LINE_SIZE, color: palette.muted });
  }
  return LETTERS_HEIGHT + lines.length * LINE_HEIGHT;
}

/** Returns `a` to `z`, then `aa` and so on. */
function letterOf(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}

/** Writes times and values. Only values of several items contain spaces at which a line may break. */
function noteText(letter: string, { pieces }: Note, writeTime: (ms: number) => string): string {
  const values = pieces.map(({ value, fromMs, toMs }) => {
    const [from, to] = [writeTime(fromMs), writeTime(toMs)];
    const time = from === to ? from : `${from}–${to}`;
    return `${time} ${value}`;
  });
  const joined = values.join("; ");
  return `${letter} ${joined}`;
}
