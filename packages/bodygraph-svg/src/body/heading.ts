/** The caption of a picture without a caption below: it stands above the picture. */
import { TEXT_ATTRIBUTES, text } from "../text/text.js";
import { wrap } from "../text/wrap.js";
import type { OwnCaption } from "../theme/caption-option.js";
import type { Palette } from "../theme/theme.js";
import type { View } from "./frame.js";

/** Distance of the lines, and space above the first capital, by the size of the text. */
const LEADING = 1.65;
const ABOVE = 0.8;

const WEIGHT = 12.5;

/** Size of birth and place, by that of the name. */
const DETAILS_SIZE = 0.7;

/** Puts the texts of a caller above a picture, which grows upwards by their lines. */
export function addHeading(
  view: View,
  { name, details }: OwnCaption,
  palette: Palette,
  { size, margin }: { readonly size: number; readonly margin: number },
): { readonly view: View; readonly drawn: string } {
  const linesOf = (content: string | null, ofSize: number, color: string, weight: number) =>
    content === null
      ? []
      : wrap(content, ofSize, view.width - 2 * margin).map((line) => ({
          line,
          style: { size: ofSize, color, weight },
        }));
  const lines = [
    ...linesOf(name, size, palette.ink, WEIGHT),
    ...linesOf(details, size * DETAILS_SIZE, palette.muted, WEIGHT - 1),
  ];
  if (lines.length === 0) return { view, drawn: "" };
  const height = Math.ceil(lines.reduce((sum, { style }) => sum + style.size * LEADING, ABOVE * size));
  const top = view.y - height;
  let baseline = top + ABOVE * size;
  let drawn = "";
  for (const [index, { line, style }] of lines.entries()) {
    baseline += index === 0 ? style.size : style.size * LEADING;
    drawn += text(line, { x: view.x + margin, y: baseline, ...style });
  }
  return {
    view: { ...view, y: top, height: view.height + height },
    drawn: `<g ${TEXT_ATTRIBUTES}>${drawn}</g>`,
  };
}
