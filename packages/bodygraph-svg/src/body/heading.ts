/** The caption of a picture without a caption below: it stands above the picture. */
import { TEXT_ATTRIBUTES, text } from "../text/text.js";
import { wrap } from "../text/wrap.js";
import { checkCaption } from "../theme/settings.js";
import type { Palette } from "../theme/theme.js";
import type { View } from "./frame.js";

/** Distance of the lines, and space above the first capital, by the size of the text. */
const LEADING = 1.65;
const ABOVE = 0.8;

const WEIGHT = 12.5;

/** Puts the text of a caption above a picture; `true` and `false` add nothing. The picture grows upwards by its lines. */
export function addHeading(
  view: View,
  caption: boolean | string,
  palette: Palette,
  { size, margin }: { readonly size: number; readonly margin: number },
): { readonly view: View; readonly drawn: string } {
  if (typeof caption === "boolean") return { view, drawn: "" };
  const lines = wrap(checkCaption(caption), size, view.width - 2 * margin);
  const height = Math.ceil((ABOVE + lines.length * LEADING) * size);
  const top = view.y - height;
  const x = view.x + margin;
  const drawn = lines.map((line, index) =>
    text(line, {
      x,
      y: top + (ABOVE + 1 + index * LEADING) * size,
      size,
      color: palette.ink,
      weight: WEIGHT,
    }),
  );
  return {
    view: { ...view, y: top, height: view.height + height },
    drawn: `<g ${TEXT_ATTRIBUTES}>${drawn.join("")}</g>`,
  };
}
