import { escapeText } from "../text/escape.js";
import { layOutKept, type TextLine } from "../text/text.js";
import type { TextLook } from "../text/text-layer.js";
import { type DayScene, type DrawnPart, SMALL_SIZE as SIZE, TITLE_SIZE } from "./day-scene.js";
import { type Fact, nameOf } from "./value-rows.js";

const LINE_HEIGHT = 16;

/** Space between two facts. */
const SPACE = 15;

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
): DrawnPart {
  if (facts.length === 0) return { svg: "", bottom: baseline - LINE_HEIGHT };
  const { margin, isTitleAbove, right } = layout;
  const left = isTitleAbove ? margin : layout.left;
  texts.addLine(layOutKept("Unchanged"), margin, baseline, { size: TITLE_SIZE, color: palette.ink });
  const look = { size: SIZE, color: palette.ink };
  const muted = { size: SIZE, color: palette.muted };
  let y = isTitleAbove ? baseline + LINE_HEIGHT + 2 : baseline;
  let x = left;
  let svg = "";
  const breakBefore = (width: number) => {
    if (x <= left || x + width <= right) return;
    x = left;
    y += LINE_HEIGHT;
  };
  const add = (line: TextLine, itsLook: TextLook) => {
    texts.addLine(line, x, y, itsLook);
    x += widthOf(line) + WORD_SPACE;
  };
  for (const { member, title, value } of facts) {
    const name = layOutKept(title);
    const words = nameOf(value).split(" ").map(layOutKept);
    let width = widthOf(name);
    for (const word of words) width += widthOf(word) + WORD_SPACE;
    breakBefore(width);
    add(name, muted);
    for (const word of words) {
      breakBefore(widthOf(word));
      add(word, look);
    }
    x += SPACE - WORD_SPACE;
    svg += `<g data-member="${member}" data-always="${escapeText(value)}"/>`;
  }
  return { svg, bottom: y };
}

function widthOf({ width }: TextLine): number {
  return (width * SIZE) / 100;
}
