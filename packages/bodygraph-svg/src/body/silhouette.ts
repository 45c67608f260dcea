import type { Palette } from "../theme/theme.js";

/** A sitting figure, symmetric about x = 360, between the columns and within a picture without them. */
const FIGURE =
  "M360 2C415 2 458 48 458 112 458 156 446 196 426 222 420 232 418 244 420 256 424 284 446 296 480 306 528 321 556 346 562 400 566 450 566 520 570 575 604 640 690 640 690 760 694 830 694 860 690 890 682 960 636 1010 560 1036 500 1056 430 1064 360 1064 290 1064 220 1056 160 1036 84 1010 38 960 30 890 26 860 26 830 30 760 30 640 116 640 150 575 154 520 154 450 158 400 164 346 192 321 240 306 274 296 296 284 300 256 302 244 300 232 294 222 274 196 262 156 262 112 262 48 305 2 360 2Z";

/** Draws the outline of a body behind the bodygraph. */
export function drawSilhouette(palette: Palette): string {
  return `<path d="${FIGURE}" fill="${palette.silhouette}" stroke="${palette.line}" stroke-width="1.4"/>`;
}
