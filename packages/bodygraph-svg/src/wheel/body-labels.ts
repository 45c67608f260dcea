/**
 * The labels of a wide wheel: gate and line of a body, and its whole degrees. They stand upright, so that they are read in
 * one direction all around the wheel, the gate next to the glyph.
 */
import { gateLineText } from "../text/gate-lines.js";
import { lineAt } from "../text/text.js";
import { DEGREES } from "./labels.js";
import type { Point } from "./polar.js";
import type { WheelLayout } from "./wheel-layout.js";
import type { WheelPlace } from "./wheel-places.js";
import { HALF_GLYPH } from "./wheel-ring.js";

/** Half of the height of digits, in their units. */
const HALF_DIGIT = 50;

/** Spaces between glyph and gate, and between gate and degrees beside or below each other. */
const GLYPH_SPACE = 40;
const WORD_SPACE = 36;
const LINE_SPACE = 25;

/** Part of the way to the left or the right from which both texts stand in one line: elsewhere neighbors would touch. */
const ONE_LINE_FROM = 0.76;

/** A label as path data, its texts apart because they have different colors. */
export interface BodyLabel {
  readonly gateLine: string;
  readonly degrees: string;
}

/** Draws the label of a body inside of its glyph, which lies in a direction of length 1. */
export function labelOf(
  { deg }: WheelPlace,
  outward: Point,
  { gate, line }: { readonly gate: number; readonly line: number },
  { glyphs, glyphUnit, degreeUnit }: WheelLayout,
): BodyLabel {
  const gateLine = gateLineText(gate, line);
  const degrees = DEGREES[Math.floor(deg % 30)]!;
  const [x, y] = outward;
  const radius =
    glyphs / degreeUnit - distanceOf(outward, gateLine.width / 2, (HALF_GLYPH * glyphUnit) / degreeUnit);
  const [middleX, middleY] = [x * radius, y * radius];
  const left = Math.round(middleX - gateLine.width / 2);
  const top = Math.round(middleY) - HALF_DIGIT;
  const isOneLine = Math.abs(x) > ONE_LINE_FROM;
  const degreesLeft = !isOneLine
    ? Math.round(middleX - degrees.width / 2)
    : x < 0
      ? left + gateLine.width + WORD_SPACE
      : left - WORD_SPACE - degrees.width;
  const nextLine = isOneLine ? 0 : 2 * HALF_DIGIT + LINE_SPACE;
  return {
    gateLine: lineAt(gateLine, left, top),
    degrees: lineAt(degrees, degreesLeft, y < 0 ? top + nextLine : top - nextLine),
  };
}

/** Returns the distance of the middle of a text from that of its glyph. */
function distanceOf([x, y]: Point, halfWidth: number, halfGlyph: number): number {
  const [across, along] = [Math.abs(x), Math.abs(y)];
  // They are apart if they are so in the direction to the middle, or if one stands below the other.
  const inward = (halfWidth + halfGlyph) * across + (HALF_DIGIT + halfGlyph) * along + GLYPH_SPACE;
  return Math.min(inward, (HALF_DIGIT + halfGlyph + GLYPH_SPACE) / along);
}
