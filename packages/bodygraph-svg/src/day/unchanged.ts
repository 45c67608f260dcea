import { escapeText } from "../text/escape.js";
import { type DayScene, TITLE_SIZE } from "./day-scene.js";
import { addPhrase, phraseOf, word } from "./phrases.js";
import { type Fact, nameOf } from "./value-rows.js";

const SIZE = 9.4;
const LINE_HEIGHT = 16;

/** Space between two facts. */
const SPACE = 15;

/** Width of a space. */
const WORD_SPACE = 4;

/**
 * Writes the members that keep one value, each with its title in a line of flowing text.
 *
 * @returns A group for each member, and the baseline of the last line.
 */
export function addUnchanged(
  facts: readonly Fact[],
  baseline: number,
  { layout, palette, texts }: DayScene,
): { readonly svg: string; readonly bottom: number } {
  if (facts.length === 0) return { svg: "", bottom: baseline - LINE_HEIGHT };
  const { margin, isTitleAbove, right } = layout;
  const left = isTitleAbove ? margin : layout.left;
  const titleLook = { size: TITLE_SIZE, color: palette.ink };
  texts.addLine("Unchanged", { x: margin, baseline }, titleLook);
  const look = { size: SIZE, color: palette.ink };
  const muted = { size: SIZE, color: palette.muted };
  let y = isTitleAbove ? baseline + LINE_HEIGHT + 2 : baseline;
  let x = left;
  for (const { title, value } of facts) {
    const name = phraseOf([word(title)], SIZE);
    const words = nameOf(value)
      .split(" ")
      .map((content) => phraseOf([word(content)], SIZE));
    const width = words.reduce((sum, phrase) => sum + phrase.width + WORD_SPACE, name.width);
    if (x > left && x + width > right) {
      x = left;
      y += LINE_HEIGHT;
    }
    addPhrase(texts, name, { x, baseline: y }, muted);
    x += name.width + WORD_SPACE;
    for (const phrase of words) {
      if (x > left && x + phrase.width > right) {
        x = left;
        y += LINE_HEIGHT;
      }
      addPhrase(texts, phrase, { x, baseline: y }, look);
      x += phrase.width + WORD_SPACE;
    }
    x += SPACE - WORD_SPACE;
  }
  const svg = facts
    .map(({ member, value }) => `<g data-member="${member}" data-always="${escapeText(value)}"/>`)
    .join("");
  return { svg, bottom: y };
}
