import { lettersOf } from "./foreign.js";
import { lineWidth } from "./text.js";

/** Words with the spaces and the separator behind them. A no-break space is a part of its word. */
const WORDS = /[^ \t\n]+[ \t\n]*(?:·[ \t\n]+)?|[ \t\n]+/g;

/** Marks that no line ends with. */
const LOOSE_END = /(?:[ \t\n]+·)?[ \t\n]+$/;

/** Number of widths that are tried to make lines equally long. */
const STEPS = 8;

/**
 * Breaks a text into lines that are at most as wide as `maxWidth`, and about equally long. Breaks at spaces, and within
 * a word that is longer than a line.
 */
export function wrap(content: string, size: number, maxWidth: number): string[] {
  const width = lineWidth(content);
  const max = (maxWidth * 100) / size;
  if (width <= max) return [content];
  const pieces = piecesOf(content, max);
  const lines = fill(pieces, max);
  for (let step = 1; step < STEPS; step++) {
    const least = width / lines.length;
    const balanced = fill(pieces, least + ((max - least) * step) / STEPS);
    if (balanced.length === lines.length) return balanced;
  }
  return lines;
}

interface Piece {
  readonly content: string;
  readonly width: number;
}

/** Returns the words, and the letters of words that are longer than a line. */
function piecesOf(content: string, max: number): Piece[] {
  return (content.match(WORDS) ?? []).flatMap((word) => {
    const width = lineWidth(word);
    if (lineWidth(word.replace(LOOSE_END, "")) <= max) return [{ content: word, width }];
    return lettersOf(word).map((letter) => ({ content: letter, width: lineWidth(letter) }));
  });
}

/** Puts as many pieces into each line as fit. */
function fill(pieces: readonly Piece[], max: number): string[] {
  const lines: string[] = [];
  let line = "";
  let width = 0;
  for (const piece of pieces) {
    if (line !== "" && width + lineWidth(piece.content.replace(LOOSE_END, "")) > max) {
      lines.push(line.replace(LOOSE_END, ""));
      [line, width] = ["", 0];
    }
    line += piece.content;
    width += piece.width;
  }
  lines.push(line.replace(LOOSE_END, ""));
  return lines;
}
