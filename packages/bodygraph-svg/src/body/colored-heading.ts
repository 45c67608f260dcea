/** A heading in several colors: the names of two people. */
import { lineWidth, text } from "../text/text.js";
import { type DrawHeading, HEADING_WEIGHT } from "./caption.js";

/** A part of a heading in a color of its own. */
export interface ColoredText {
  readonly content: string;
  readonly color: string;
}

/** Returns the drawing of a heading that consists of parts, each in its color. */
export function coloredHeading(parts: readonly ColoredText[]): DrawHeading {
  return (lines, index, size, x, y) => drawParts(partsOfLines(parts, lines)[index]!, size, x, y);
}

/** Breaks the parts of a heading at the ends of its lines, where spaces are left out. */
function partsOfLines(parts: readonly ColoredText[], lines: readonly string[]): ColoredText[][] {
  const heading = parts.map(({ content }) => content).join("");
  let end = 0;
  return lines.map((line) => {
    const start = heading.indexOf(line, end);
    end = start + line.length;
    let before = 0;
    return parts.flatMap(({ content, color }) => {
      const own = content.slice(Math.max(start - before, 0), Math.max(end - before, 0));
      before += content.length;
      return own === "" ? [] : [{ content: own, color }];
    });
  });
}

/** Draws the parts of a line of a heading about a point of its baseline. */
function drawParts(parts: readonly ColoredText[], size: number, x: number, y: number): string {
  const widths = parts.map(({ content }) => (lineWidth(content) * size) / 100);
  let start = x - widths.reduce((sum, width) => sum + width, 0) / 2;
  let drawn = "";
  for (const [index, { content, color }] of parts.entries()) {
    drawn += text(content, { x: start, y, size, color, weight: HEADING_WEIGHT });
    start += widths[index]!;
  }
  return drawn;
}
