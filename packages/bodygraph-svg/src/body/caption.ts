import { TEXT_ATTRIBUTES, text } from "../text/text.js";
import { wrap } from "../text/wrap.js";
import type { Palette } from "../theme/theme.js";

/** Draws one of the lines of a heading about a point of its baseline. */
export type DrawHeading = (
  lines: readonly string[],
  index: number,
  size: number,
  x: number,
  y: number,
) => string;

/** The texts of a caption: a heading, facts in lines of their own, and facts with names as a table below them. */
export interface CaptionTexts {
  readonly heading: string;
  /** Draws the lines of a heading in several colors. */
  readonly drawHeading?: DrawHeading | undefined;
  readonly facts: readonly string[];
  readonly table?: CaptionTable | undefined;
  /** True if heading and facts come from a closed vocabulary, so that their layouts are kept for the next picture. */
  readonly isKept?: boolean;
}

/** A caption in lines that fit. The heading is larger than the other lines. */
export interface Caption {
  readonly isKept: boolean;
  readonly heading: readonly string[];
  readonly drawHeading: DrawHeading | undefined;
  readonly headingSize: number;
  readonly lines: readonly string[];
  readonly table: CaptionTable | undefined;
}

/** Facts with names below the other lines of a caption. Only pictures of two parts have them. */
export interface CaptionTable {
  readonly height: number;
  /** Draws the table below a height, about the middle of the picture. */
  readonly draw: (palette: Palette, x: number, y: number) => string;
}

/** Sizes of a heading: the smaller one where it takes more than two lines. */
const HEADING_SIZE = 22;
const LONG_HEADING_SIZE = 18;
const MAX_LARGE_LINES = 2;

/** Width of the strokes of a heading, in units of glyphs. */
export const HEADING_WEIGHT = 12.5;

/** Size of the lines below a heading. */
export const LINE_SIZE = 15;

/** Distance of the lines of a heading by their size, and that of the other lines. */
const HEADING_LEADING = 1.65;
const LINE_HEIGHT = 32;

/** Space above the heading's first baseline, and below the last line. */
const ABOVE = 46;
const BELOW = 22;

/** Width of the lines, with and without columns. */
export const MAX_WIDTH = 640;

/** Breaks the texts of a caption into lines. */
export function makeCaption({ heading, drawHeading, facts, table, isKept = false }: CaptionTexts): Caption {
  let headingSize = HEADING_SIZE;
  let headingLines = wrap(heading, headingSize, MAX_WIDTH);
  if (headingLines.length > MAX_LARGE_LINES) {
    headingSize = LONG_HEADING_SIZE;
    headingLines = wrap(heading, headingSize, MAX_WIDTH);
  }
  const lines = facts.flatMap((fact) => wrap(fact, LINE_SIZE, MAX_WIDTH));
  return {
    isKept,
    heading: headingLines,
    drawHeading,
    headingSize,
    lines,
    table,
  };
}

/** Returns the distance of the last baseline of a heading from the first one. */
function headingHeight({ heading, headingSize }: Caption): number {
  return (heading.length - 1) * headingSize * HEADING_LEADING;
}

/** Returns the height that a caption takes. */
export function captionHeight(caption: Caption): number {
  const tableHeight = caption.table?.height ?? 0;
  return Math.ceil(ABOVE + headingHeight(caption) + caption.lines.length * LINE_HEIGHT + tableHeight + BELOW);
}

/** Draws a caption below a height, about the middle of the picture. */
export function drawCaption(
  caption: Caption,
  palette: Palette,
  { x, y }: { readonly x: number; readonly y: number },
): string {
  const { heading, drawHeading, headingSize: size, lines, isKept } = caption;
  const anchor = "middle";
  let baseline = y + ABOVE;
  // Members are repeated, because spreading common ones takes longer than the rest of a caption.
  let drawn = "";
  for (const [index, line] of heading.entries()) {
    drawn +=
      drawHeading === undefined
        ? text(line, { x, y: baseline, size, color: palette.ink, anchor, weight: HEADING_WEIGHT, isKept })
        : drawHeading(heading, index, size, x, baseline);
    baseline += size * HEADING_LEADING;
  }
  baseline = y + ABOVE + headingHeight(caption);
  for (const line of lines) {
    baseline += LINE_HEIGHT;
    drawn += text(line, { x, y: baseline, size: LINE_SIZE, color: palette.muted, anchor, isKept });
  }
  if (caption.table !== undefined) drawn += caption.table.draw(palette, x, baseline);
  return `<g ${TEXT_ATTRIBUTES}>${drawn}</g>`;
}
