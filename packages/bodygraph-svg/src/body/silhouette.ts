import type { Palette } from "../theme/theme.js";

/** A sitting figure, symmetric about x = 360, between the columns and within a picture without them. */
const FIGURE =
  "M360 2C415 2 458 48 458 112 458 156 446 196 426 222 420 232 418 244 420 256 424 284 446 296 480 306 528 321 556 346 562 400 560 450 555 520 558 575 592 640 684 640 684 760 687 830 687 860 684 890 677 960 636 1010 560 1036 500 1056 430 1064 360 1064 290 1064 220 1056 160 1036 84 1010 43 960 36 890 33 860 33 830 36 760 36 640 128 640 162 575 165 520 160 450 158 400 164 346 192 321 240 306 274 296 296 284 300 256 302 244 300 232 294 222 274 196 262 156 262 112 262 48 305 2 360 2Z";

/** Draws the outline of a body behind the bodygraph. */
export function drawSilhouette(palette: Palette): string {
  return `<path d="${FIGURE}" fill="${palette.silhouette}" stroke="${palette.line}" stroke-width="1.4"/>`;
}
