import type { Chart } from "../chart-core.js";
import { text } from "../text/text.js";
import type { Palette } from "../theme/theme.js";
import type { WheelLayout } from "./wheel-layout.js";

/** Distance of lines, and size of the small ones, for a heading of size 1. */
const LINE_HEIGHT = 2.1;
const SMALL = 0.72;

/** Draws type, profile and authority in the middle of a wheel where no bodygraph stands there. */
export function drawMiddleText(
  { type, profile, authority }: Pick<Chart, "type" | "profile" | "authority">,
  { middleSize, middleWidth }: WheelLayout,
  palette: Palette,
): string {
  const heading = `${type}`.split(" ");
  const lines = [...heading, profile, authority];
  const top = ((1 - lines.length) / 2) * middleSize * LINE_HEIGHT;
  return lines
    .map((line, index) => {
      const isLarge = index <= heading.length;
      const size = isLarge ? middleSize : middleSize * SMALL;
      const y = top + index * middleSize * LINE_HEIGHT + size / 2;
      const color = isLarge ? palette.ink : palette.muted;
      return text(line, { x: 0, y, size, color, anchor: "middle", isKept: true, maxWidth: middleWidth });
    })
    .join("");
}
