import { TEXT_ATTRIBUTES, text } from "../text/text.js";
import type { Palette } from "../theme/theme.js";

/** A caption: its first line is larger. */
export interface Caption {
  /** True if all texts come from a closed vocabulary, so that their layouts are kept for the next picture. */
  readonly isKept?: boolean;
  readonly heading: string;
  readonly lines: readonly string[];
}

const HEADING_SIZE = 22;
const LINE_SIZE = 15;
const LINE_HEIGHT = 32;

/** Space above the heading's baseline, and below the last line. */
const ABOVE = 46;
const BELOW = 22;

/** Returns the height that a caption takes. */
export function captionHeight({ lines }: Caption): number {
  return ABOVE + lines.length * LINE_HEIGHT + BELOW;
}

/** Draws a caption below a height, about the middle of the picture. */
export function drawCaption(
  { heading, lines, isKept = false }: Caption,
  palette: Palette,
  { x, y, maxWidth }: { readonly x: number; readonly y: number; readonly maxWidth: number },
): string {
  const size = HEADING_SIZE;
  const [color, anchor] = [palette.ink, "middle"] as const;
  // Members are repeated, because spreading common ones takes longer than the rest of a caption.
  let drawn = text(heading, { x, y: y + ABOVE, size, color, anchor, weight: 12.5, isKept, maxWidth });
  for (const [index, line] of lines.entries()) {
    const below = y + ABOVE + (index + 1) * LINE_HEIGHT;
    const style = {
      x,
      y: below,
      size: LINE_SIZE,
      color: palette.muted,
      anchor,
      weight: 11,
      isKept,
      maxWidth,
    };
    drawn += text(line, style);
  }
  return `<g ${TEXT_ATTRIBUTES}>${drawn}</g>`;
}
