import type { Chart } from "../chart-core.js";
import { momentText } from "../text/moment.js";
import { text } from "../text/text.js";
import type { Palette } from "../theme/theme.js";
import type { WheelLayout } from "./wheel-layout.js";

/** Sizes of authority and of moments, for a heading of size 1. */
const SMALL = 0.72;
const MOMENT = 0.6;

/** Height of a line: a constant part, and one for its size. */
const SPACE = 0.9;
const LEADING = 1.2;

/**
 * Draws type, profile and authority in the middle of a wheel where no bodygraph stands there, and below them on request the
 * moments of both sides in their colors.
 */
export function drawMiddleText(
  { type, profile, authority, birthMoment, designMoment }: Chart,
  { middleSize, middleWidth }: WheelLayout,
  { ink, muted, personality, design }: Palette,
  hasMoments: boolean,
): string {
  const lines = [
    ...[...`${type}`.split(" "), profile].map((content) => ({ content, part: 1, color: ink, isKept: true })),
    { content: authority, part: SMALL, color: muted, isKept: true },
  ];
  if (hasMoments)
    lines.push(
      { content: momentText(birthMoment), part: MOMENT, color: personality, isKept: false },
      { content: momentText(designMoment), part: MOMENT, color: design, isKept: false },
    );
  const heights = lines.map(({ part }) => middleSize * (SPACE + LEADING * part));
  let top = heights.reduce((sum, height) => sum + height, 0) / -2;
  let drawn = "";
  for (const [index, { content, part, color, isKept }] of lines.entries()) {
    const size = middleSize * part;
    const y = top + (heights[index]! + size) / 2;
    if (content !== "")
      drawn += text(content, { x: 0, y, size, color, anchor: "middle", isKept, maxWidth: middleWidth });
    top += heights[index]!;
  }
  return drawn;
}
