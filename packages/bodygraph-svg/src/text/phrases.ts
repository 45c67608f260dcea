import type { TextLine } from "./text.js";
import type { TextLayer, TextLook } from "./text-layer.js";

/** Texts and times in one line, which are laid out one by one: whole phrases are too many to keep. */
export interface Phrase {
  readonly lines: readonly TextLine[];
  readonly width: number;
}

/** Width of a space, in sizes. */
const SPACE = 0.42;

/** Breaks groups of texts into phrases of up to a width; a group that is wider stands by itself. */
export function wrapPhrases(
  groups: readonly (readonly TextLine[])[],
  size: number,
  maxWidth: number,
): Phrase[] {
  const phrases: Phrase[] = [];
  let last: Phrase | undefined;
  for (const group of groups) {
    const longer = phraseOf([...(last?.lines ?? []), ...group], size);
    if (last !== undefined && longer.width <= maxWidth) phrases.pop();
    last = last === undefined || longer.width <= maxWidth ? longer : phraseOf(group, size);
    phrases.push(last);
  }
  return phrases;
}

/** Joins texts to a phrase. */
export function phraseOf(lines: readonly TextLine[], size: number): Phrase {
  const space = size * SPACE;
  let end = 0;
  for (const line of lines) end += (line.width * size) / 100 + space;
  return { lines, width: end - space };
}

/** Writes a phrase from a point on. */
export function addPhrase(
  texts: TextLayer,
  { lines }: Phrase,
  x: number,
  baseline: number,
  look: TextLook,
): void {
  const { size } = look;
  let start = 0;
  for (const line of lines) {
    texts.addLine(line, x + start, baseline, look);
    start += (line.width * size) / 100 + size * SPACE;
  }
}
