import { TEXT_ATTRIBUTES, text } from "../text/text.js";
import type { Palette } from "../theme/theme.js";

/** A caption: its first line is larger. */
export interface Caption {
  readonly heading: string;
  readonly lines: readonly string[];
}

const HEADING_SIZE = 19;
const LINE_SIZE = 13;
const LINE_HEIGHT = 30;

/** Space above the heading's baseline, and below the last line. */
const ABOVE = 46;
const BELOW = 26;

/** Returns the height that a caption takes. */
export function captionHeight({ lines }: Caption): number {
  return ABOVE + lines.length * LINE_HEIGHT + BELOW;
}

/** Draws a caption below a height, about the middle of the picture. */
export function drawCaption(
  { heading, lines }: Caption,
  palette: Palette,
  place: { readonly x: number; readonly y: number; readonly maxWidth: number },
): string {
  const { x, y, maxWidth } = place;
  const style = { x, maxWidth, anchor: "middle" } as const;
  const first = text(heading, {
    ...style,
    y: y + ABOVE,
    size: HEADING_SIZE,
    color: palette.ink,
    weight: 12.5,
  });
  const rest = lines.map((line, index) =>
    text(line, { ...style, y: y + ABOVE + (index + 1) * LINE_HEIGHT, size: LINE_SIZE, color: palette.muted }),
  );
  return `<g ${TEXT_ATTRIBUTES}>${first}${rest.join("")}</g>`;
}
