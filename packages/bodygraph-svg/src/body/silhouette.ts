import type { Palette } from "../theme/theme.js";

/** A sitting figure, symmetric about x = 360. */
const FIGURE =
  "M360 2C420 2 466 48 466 112 466 156 452 196 428 222 420 232 418 244 420 256 424 284 448 300 486 312 552 332 596 366 616 430 640 506 668 600 690 700 704 764 706 840 700 890 690 960 640 1010 560 1036 500 1056 430 1064 360 1064 290 1064 220 1056 160 1036 80 1010 30 960 20 890 14 840 16 764 30 700 52 600 80 506 104 430 124 366 168 332 234 312 272 300 296 284 300 256 302 244 300 232 292 222 268 196 254 156 254 112 254 48 300 2 360 2Z";

/** Draws the outline of a body behind the bodygraph. */
export function drawSilhouette(palette: Palette): string {
  return `<path d="${FIGURE}" fill="${palette.silhouette}"/>`;
}
