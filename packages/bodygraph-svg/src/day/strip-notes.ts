import { textWidth } from "../text/text.js";
import { MINUTES, type TimeWriter, timeWidth } from "./day-axis.js";
import type { DayLayout } from "./day-layout.js";
import type { Strip } from "./day-strips.js";
import type { ValuePiece } from "./value-rows.js";

/** Letters below bars, and the lines that explain them. */
const LETTER_SIZE = 7.4;
const LINE_SIZE = 8.4;
const LINE_HEIGHT = 14.5;

/** Distance of the first line's baseline from the letters' height, and space below the last one. */
const FIRST_LINE = 10;
const BELOW_LINE = 4;

/** Width of a letter with its space, and the space between two notes of a line. */
const LETTER_WIDTH = 11;
const NOTE_SPACE = 13;

/** Width of a space. */
const WORD_SPACE = 3.5;

/** Distance of the letters' baseline from the bars, and height that they take. */
const LETTER_BASELINE = 11;
const LETTERS_HEIGHT = 14;

/** Distance of the baseline of a single note from the bars, and height that it takes. It stands below its bar without a letter. */
const SINGLE_BASELINE = 13;
const SINGLE_HEIGHT = 13;

/** Least distance of two letters. Bars that lie closer share one. */
const LETTER_DISTANCE = 10;

/** Pieces whose values stand behind one letter. */
interface Note {
  /** Middle of its bars, and of the first one. */
  x: number;
  readonly firstX: number;
  readonly pieces: ValuePiece[];
}

/** A time or a word of a note, and the width of both it and the space behind it. */
interface Word {
  readonly content: string;
  readonly isTime: boolean;
  readonly advance: number;
}

/**
 * Writes a letter below each bar that does not say its value, and below the strip the times and the values by letter. A
 * single note stands below its bar, without a letter.
 *
 * @returns The height that the notes take.
 */
export function addNotes(
  pieces: readonly ValuePiece[],
  { y, height, xOf, palette, texts }: Omit<Strip, "writeMs">,
  { left, right }: DayLayout,
  writeTime: TimeWriter,
): number {
  if (pieces.length === 0) return 0;
  const bottom = y + height;
  const look = { size: LINE_SIZE, color: palette.muted };
  const add = ({ content, isTime }: Word, x: number, baseline: number) =>
    isTime ? texts.addTime(content, { x, baseline }, look) : texts.addLine(content, { x, baseline }, look);
  const notes = notesOf(pieces, xOf);
  const single = notes.length === 1 ? wordsOf(notes[0]!, writeTime) : [];
  const singleWidth = widthOf(single);
  if (single.length > 0 && singleWidth <= right - left) {
    let x = Math.max(Math.min(notes[0]!.x - singleWidth / 2, right - singleWidth), left);
    for (const word of single) {
      add(word, x, bottom + SINGLE_BASELINE);
      x += word.advance;
    }
    return SINGLE_HEIGHT;
  }
  const letterLook = { size: LETTER_SIZE, color: palette.ink };
  let x = left;
  let baseline = bottom + LETTERS_HEIGHT + FIRST_LINE;
  const newLine = (start: number) => {
    x = start;
    baseline += LINE_HEIGHT;
  };
  for (const [index, note] of notes.entries()) {
    const letter = letterOf(index);
    const middle = Math.min(Math.max(note.x, left + 3), right - 3);
    texts.addLine(letter, { x: middle, baseline: bottom + LETTER_BASELINE, isCentered: true }, letterLook);
    const words = wordsOf(note, writeTime);
    if (x > left && x + LETTER_WIDTH + widthOf(words) > right) newLine(left);
    texts.addLine(letter, { x, baseline }, letterLook);
    x += LETTER_WIDTH;
    for (const word of words) {
      if (x + word.advance - WORD_SPACE > right) newLine(left + LETTER_WIDTH);
      add(word, x, baseline);
      x += word.advance;
    }
    x += NOTE_SPACE;
  }
  return baseline + BELOW_LINE - bottom;
}

/** Groups pieces whose letters would cover each other. */
function notesOf(pieces: readonly ValuePiece[], xOf: Strip["xOf"]): Note[] {
  const notes: Note[] = [];
  for (const piece of pieces) {
    const x = (xOf(piece.fromMs) + xOf(piece.toMs)) / 2;
    const last = notes.at(-1);
    if (last !== undefined && x - last.firstX < LETTER_DISTANCE) {
      last.pieces.push(piece);
      last.x = (last.firstX + x) / 2;
    } else notes.push({ x, firstX: x, pieces: [piece] });
  }
  return notes;
}

function wordsOf({ pieces }: Note, writeTime: TimeWriter): Word[] {
  return pieces.flatMap(({ value, fromMs }) => {
    const time = writeTime(fromMs, MINUTES);
    const words = value.split(" ").map((content) => {
      return { content, isTime: false, advance: textWidth(content, LINE_SIZE) + WORD_SPACE };
    });
    return [{ content: time, isTime: true, advance: timeWidth(time, LINE_SIZE) + WORD_SPACE }, ...words];
  });
}

function widthOf(words: readonly Word[]): number {
  return words.reduce((sum, { advance }) => sum + advance, -WORD_SPACE);
}

/** Returns `a` to `z`, then `aa` and so on. */
function letterOf(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}
