/** The table of a caption: facts with names, such as the channels of a composite by kind. */
import { lineWidth, textWidth } from "../text/text.js";
import { drawTexts, type PlacedText } from "../text/text-block.js";
import { wrap } from "../text/wrap.js";
import type { Palette } from "../theme/theme.js";
import { type CaptionTable, LINE_SIZE, MAX_WIDTH } from "./caption.js";

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

/** Draws the sample of a marked center in a square, from its upper left corner. */
export type DrawSample = (x: number, y: number, size: number) => string;

interface CaptionRow extends Pick<NamedFact, "name" | "isMarked"> {
  readonly lines: readonly string[];
}

/** Distance of the lines of the table, the space above it, and the space between its columns. */
const ROW_HEIGHT = 28;
const ABOVE_ROWS = 10;
const COLUMN_GAP = 14;

/** Size of the sample of a marked center, and its width with the space behind it. */
const SAMPLE_SIZE = 16;
const SAMPLE_WIDTH = 26;

/** Widths of the two columns, and the drawing of samples. */
interface RowLayout {
  readonly nameWidth: number;
  readonly valueWidth: number;
  readonly drawSample: DrawSample;
}

/** Lays out facts with names as a table; undefined if there are none. */
export function makeTable(named: readonly NamedFact[], drawSample: DrawSample): CaptionTable | undefined {
  if (named.length === 0) return undefined;
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
  const valueWidth = Math.max(0, ...widths);
  const rowCount = rows.reduce((count, { lines }) => count + lines.length, 0);
  return {
    height: ABOVE_ROWS + rowCount * ROW_HEIGHT,
    draw: (palette, x, y) =>
      drawRows(rows, { nameWidth, valueWidth, drawSample }, palette, x, y + ABOVE_ROWS),
  };
}

/**
 * Draws the table below a height: names end where values begin, and the whole lies about the middle of the picture. All
 * names are one path, and all values another.
 */
function drawRows(
  rows: readonly CaptionRow[],
  { nameWidth, valueWidth, drawSample }: RowLayout,
  palette: Palette,
  x: number,
  y: number,
): string {
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
    if (isMarked) {
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
