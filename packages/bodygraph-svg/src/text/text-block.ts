import { drawForeign } from "./foreign.js";
import { shapeAt } from "./shapes.js";
import { layOut, layOutKept, scaleText } from "./text.js";

/** A text at the start of its baseline. */
export interface PlacedText {
  readonly content: string;
  readonly x: number;
  readonly y: number;
  /** True keeps the layout for the next time: only for texts of a closed vocabulary. */
  readonly isKept?: boolean;
}

/** Draws texts of one look as one path, which is shorter than one path each. Belongs into a group of `TEXT_ATTRIBUTES`. */
export function drawTexts(texts: readonly PlacedText[], size: number, color: string): string {
  const scale = size / 100;
  let d = "";
  let others = "";
  for (const { content, x, y, isKept = false } of texts) {
    const { shape, foreign } = isKept ? layOutKept(content) : layOut(content);
    if (shape !== null) d += shapeAt(shape, Math.round(x / scale), Math.round((y - size) / scale));
    for (const run of foreign) others += drawForeign(run, x + run.x * scale, y, scale, color);
  }
  const path =
    d === ""
      ? ""
      : `<path transform="scale(${scaleText(scale)})" d="${d}" stroke="${color}" stroke-width="11"/>`;
  return path + others;
}
