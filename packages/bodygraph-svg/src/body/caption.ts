import { lineWidth, TEXT_ATTRIBUTES, text, textWidth } from "../text/text.js";
import { drawTexts, type PlacedText } from "../text/text-block.js";
import { wrap } from "../text/wrap.js";
import type { Palette } from "../theme/theme.js";

/** A fact with its name, which stands at the left of it. The name comes from a closed vocabulary. */
export interface NamedFact {
  readonly name: string;
  readonly value: string;
  /** The value as a caption shows it, with signs of bodies that a description does without. */
  readonly shown?: string;
  /** Shorter values, the longest first, for a picture that would be too large. A fact without them is always shown whole. */
  readonly briefs?: readonly string[];
  /** True puts a sample of a marked center before the value. */
  readonly isMarked?: boolean;
}

interface CaptionRow extends Pick<NamedFact, "name" | "isMarked"> {
  readonly lines: readonly string[];
}

/** A part of a heading in a color of its own. */
export interface ColoredText {
  readonly content: string;
  readonly color: string;
}

/** The texts of a caption: a heading, facts in lines of their own, and facts with names as a table below them. */
export interface CaptionTexts {
  readonly heading: string;
  /** The heading in parts, each in its color. */
  readonly headingParts?: readonly ColoredText[] | undefined;
  readonly facts: readonly string[];
  readonly named?: readonly NamedFact[] | undefined;
  /** Draws the sample of a marked center in a square, from its upper left corner. */
  readonly drawSample?: ((x: number, y: number, size: number) => string) | undefined;
  /** True if heading and facts come from a closed vocabulary, so that their layouts are kept for the next picture. */
  readonly isKept?: boolean;
}

/** A caption in lines that fit. The heading is larger than the other lines. */
export interface Caption {
  readonly isKept: boolean;
  readonly heading: readonly string[];
  /** Parts of each line of the heading with their colors; empty if all of it has the color of other texts. */
  readonly headingParts: readonly (readonly ColoredText[])[];
  readonly headingSize: number;
  readonly lines: readonly string[];
  /** The table: each name with the lines of its value. */
  readonly rows: readonly CaptionRow[];
  /** Draws the sample of a marked center in a square, from its upper left corner. */
  readonly drawSample?: ((x: number, y: number, size: number) => string) | undefined;
  /** Widths of the two columns of the table. */
  readonly nameWidth: number;
  readonly valueWidth: number;
}

/** Sizes of a heading: the smaller one where it takes more than two lines. */
const HEADING_SIZE = 22;
const LONG_HEADING_SIZE = 18;
const MAX_LARGE_LINES = 2;

/** Width of the strokes of a heading, in units of glyphs. */
const HEADING_WEIGHT = 12.5;

const LINE_SIZE = 15;

/** Distance of the lines of a heading by their size, and that of the other lines. */
const HEADING_LEADING = 1.65;
const LINE_HEIGHT = 32;

/** Distance of the lines of the table, the space above it, and the space between its columns. */
const ROW_HEIGHT = 28;
const ABOVE_ROWS = 10;
const COLUMN_GAP = 14;

/** Size of the sample of a marked center, and its width with the space behind it. */
const SAMPLE_SIZE = 16;
const SAMPLE_WIDTH = 26;

/** Space above the heading's first baseline, and below the last line. */
const ABOVE = 46;
const BELOW = 22;

/** Width of the lines, with and without columns. */
const MAX_WIDTH = 640;

/** Breaks the texts of a caption into lines. */
export function makeCaption({
  heading,
  headingParts = [],
  facts,
  named = [],
  drawSample,
  isKept = false,
}: CaptionTexts): Caption {
  let headingSize = HEADING_SIZE;
  let headingLines = wrap(heading, headingSize, MAX_WIDTH);
  if (headingLines.length > MAX_LARGE_LINES) {
    headingSize = LONG_HEADING_SIZE;
    headingLines = wrap(heading, headingSize, MAX_WIDTH);
  }
  const lines = facts.flatMap((fact) => wrap(fact, LINE_SIZE, MAX_WIDTH));
  const nameWidth = Math.max(0, ...named.map(({ name }) => textWidth(name, LINE_SIZE)));
  const most = MAX_WIDTH - nameWidth - COLUMN_GAP;
  const rows = named.map(({ name, value, shown = value, isMarked = false }) => ({
    name,
    isMarked,
    lines: wrap(shown, LINE_SIZE, isMarked ? most - SAMPLE_WIDTH : most),
  }));
  const widths = rows.flatMap(({ lines: own, isMarked }) =>
    own.map((line) => (lineWidth(line) * LINE_SIZE) / 100 + (isMarked ? SAMPLE_WIDTH : 0)),
  );
  return {
    isKept,
    heading: headingLines,
    headingParts: headingParts.length === 0 ? [] : partsOfLines(headingParts, headingLines),
    headingSize,
    lines,
    rows,
    drawSample,
    nameWidth,
    valueWidth: Math.max(0, ...widths),
  };
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

/** Returns the distance of the last baseline of a heading from the first one. */
function headingHeight({ heading, headingSize }: Caption): number {
  return (heading.length - 1) * headingSize * HEADING_LEADING;
}

/** Returns the height that a caption takes. */
export function captionHeight(caption: Caption): number {
  const rowCount = caption.rows.reduce((count, { lines }) => count + lines.length, 0);
  const rowsHeight = rowCount === 0 ? 0 : ABOVE_ROWS + rowCount * ROW_HEIGHT;
  return Math.ceil(ABOVE + headingHeight(caption) + caption.lines.length * LINE_HEIGHT + rowsHeight + BELOW);
}

/** Draws a caption below a height, about the middle of the picture. */
export function drawCaption(
  caption: Caption,
  palette: Palette,
  { x, y }: { readonly x: number; readonly y: number },
): string {
  const { heading, headingParts, headingSize: size, lines, isKept } = caption;
  const anchor = "middle";
  let baseline = y + ABOVE;
  // Members are repeated, because spreading common ones takes longer than the rest of a caption.
  let drawn = "";
  for (const [index, line] of heading.entries()) {
    const parts = headingParts[index];
    drawn +=
      parts === undefined
        ? text(line, { x, y: baseline, size, color: palette.ink, anchor, weight: HEADING_WEIGHT, isKept })
        : drawParts(parts, size, { x, y: baseline });
    baseline += size * HEADING_LEADING;
  }
  baseline = y + ABOVE + headingHeight(caption);
  for (const line of lines) {
    baseline += LINE_HEIGHT;
    drawn += text(line, { x, y: baseline, size: LINE_SIZE, color: palette.muted, anchor, isKept });
  }
  drawn += drawRows(caption, palette, x, baseline + ABOVE_ROWS);
  return `<g ${TEXT_ATTRIBUTES}>${drawn}</g>`;
}

/** Draws the parts of a line of a heading about a point of its baseline. */
function drawParts(
  parts: readonly ColoredText[],
  size: number,
  { x, y }: { readonly x: number; readonly y: number },
): string {
  const widths = parts.map(({ content }) => (lineWidth(content) * size) / 100);
  let start = x - widths.reduce((sum, width) => sum + width, 0) / 2;
  let drawn = "";
  for (const [index, { content, color }] of parts.entries()) {
    drawn += text(content, { x: start, y, size, color, weight: HEADING_WEIGHT });
    start += widths[index]!;
  }
  return drawn;
}

/**
 * Draws the table below a height: names end where values begin, and the whole lies about the middle of the picture. All
 * names are one path, and all values another.
 */
function drawRows(
  { rows, nameWidth, valueWidth, drawSample }: Caption,
  palette: Palette,
  x: number,
  y: number,
): string {
  if (rows.length === 0) return "";
  const nameX = x - (nameWidth + COLUMN_GAP + valueWidth) / 2 + nameWidth;
  let baseline = y;
  let samples = "";
  const names: PlacedText[] = [];
  const values: PlacedText[] = [];
  for (const { name, isMarked, lines } of rows) {
    names.push({
      content: name,
      x: nameX - textWidth(name, LINE_SIZE),
      y: baseline + ROW_HEIGHT,
      isKept: true,
    });
    let valueX = nameX + COLUMN_GAP;
    if (isMarked && drawSample !== undefined) {
      samples += drawSample(valueX, baseline + ROW_HEIGHT - SAMPLE_SIZE, SAMPLE_SIZE);
      valueX += SAMPLE_WIDTH;
    }
    for (const content of lines) {
      baseline += ROW_HEIGHT;
      values.push({ content, x: valueX, y: baseline });
    }
  }
  return drawTexts(names, LINE_SIZE, palette.muted) + drawTexts(values, LINE_SIZE, palette.ink) + samples;
}
