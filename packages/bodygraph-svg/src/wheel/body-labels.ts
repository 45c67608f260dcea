/**
 * The labels of a wide wheel: gate and line of a body, and its whole degrees, on one line along the radius of its glyph.
 */
import { gateLineText } from "../text/gate-lines.js";
import { fixed } from "../text/numbers.js";
import { lineAt } from "../text/text.js";
import type { PictureSettings } from "../theme/settings.js";
import { DEGREES } from "./labels.js";
import type { WheelLayout } from "./wheel-layout.js";
import type { WheelPlace } from "./wheel-places.js";

/** Half of the height of digits, in their units. */
const HALF_DIGIT = 50;

/** Space between the widest gate and line and the degrees: each forms a ring of its own. */
const SPACE = 40;
const DEGREES_INSIDE = gateLineText(44, 4).width + SPACE;

/** Draws a label: at the left or at the right of the wheel, and turned to its place, so that it is never upside down. */
export function labelOf(
  { deg, shownDeg }: WheelPlace,
  { gate, line }: { readonly gate: number; readonly line: number },
  { labels, degreeUnit }: WheelLayout,
): string {
  const turnDeg = ((((shownDeg + 90) % 180) + 180) % 180) - 90;
  const isLeft = Math.round((shownDeg - turnDeg) / 180) % 2 === 0;
  const start = Math.round(labels / degreeUnit);
  const degrees = DEGREES[Math.floor(deg % 30)]!;
  const gateLine = gateLineText(gate, line);
  const d = isLeft
    ? lineAt(gateLine, -start, -HALF_DIGIT) + lineAt(degrees, DEGREES_INSIDE - start, -HALF_DIGIT)
    : lineAt(gateLine, start - gateLine.width, -HALF_DIGIT) +
      lineAt(degrees, start - DEGREES_INSIDE - degrees.width, -HALF_DIGIT);
  return `<path transform="rotate(${fixed(Math.round(turnDeg * -10) / 10)})" d="${d}"/>`;
}

/**
 * Makes the stroke of the labels of a side: a gradient that is muted as far as the degrees reach, so that a label is one
 * path. Its id has its colors, so that it means the same in each picture of a page.
 */
export function labelStroke(
  color: string,
  { labels, degreeUnit }: WheelLayout,
  { palette: { muted }, idPrefix }: Pick<PictureSettings, "palette" | "idPrefix">,
): { definition: string; reference: string } {
  const id = `${idPrefix}-${color.slice(1)}-${muted.slice(1)}`;
  const radius = Math.round(labels / degreeUnit - DEGREES_INSIDE + SPACE / 2);
  return {
    definition: `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${radius}"><stop offset="1" stop-color="${muted}"/><stop offset="1" stop-color="${color}"/></radialGradient>`,
    // The color is for viewers that know no gradients.
    reference: `url(#${id}) ${color}`,
  };
}
