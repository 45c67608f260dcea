import { type Caption, captionHeight } from "./caption.js";
import type { View } from "./frame.js";

/** Width of a picture with columns. */
export const PICTURE_WIDTH = 720;

/** Left edge and width of a picture without columns. */
const NARROW_X = 26;

/** Height of the bodygraph with its margins. */
const BODY_HEIGHT = 1106;

/** Bottom of the Root, where a caption's space begins. */
export const CAPTION_Y = 1088;

/** Returns the part of the plane that a bodygraph with or without columns and caption takes. */
export function bodyView(hasColumns: boolean, caption: Caption | null): View {
  const x = hasColumns ? 0 : NARROW_X;
  return {
    x,
    y: 0,
    width: PICTURE_WIDTH - 2 * x,
    height: caption === null ? BODY_HEIGHT : CAPTION_Y + captionHeight(caption),
  };
}
