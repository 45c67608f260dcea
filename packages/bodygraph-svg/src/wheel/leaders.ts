import type { Body } from "../chart-core.js";
import { lengthOf, type Point, pointAt } from "./polar.js";
import type { WheelLayout } from "./wheel-layout.js";
import type { WheelPlace } from "./wheel-places.js";

/** Displacement, as a part of the glyphs' distance, up to which a line runs straight to the middle of its glyph. */
const STRAIGHT_PART = 0.45;

/** Displacement from which a line is an arc about the middle, so that it does not cut through glyphs. */
const ARC_FROM_DEG = 10;

/** Half of the width and of the height of each glyph, in its units. */
const HALF_EXTENTS: Readonly<Record<Body, Point>> = {
  sun: [68, 68],
  earth: [68, 69],
  northNode: [65, 73],
  southNode: [65, 73],
  moon: [52, 71],
  mercury: [42, 79],
  venus: [48, 78],
  mars: [66, 68],
  jupiter: [60, 76],
  saturn: [55, 78],
  uranus: [49, 73],
  neptune: [72, 76],
  pluto: [53, 78],
};

/**
 * Draws the line from the true longitude to the glyph. It ends before the glyph and points at its middle: straight where
 * the glyph is near, else in a curve that turns inwards. As glyphs keep the order of the longitudes, the lines of crowded
 * bodies form a fan and never cross.
 *
 * ```
 *  ring   |||     lineStart
 *        / | \
 *      /   |   \   fanEnd
 *     |    |    |
 *     o    o    o
 * ```
 */
export function leaderOf({ deg, shownDeg, body }: WheelPlace, layout: WheelLayout): string {
  const { lineStart, fanEnd, lineSpace, glyphs, glyphUnit, gapDeg, degreeUnit } = layout;
  const at = (longitudeDeg: number, radius: number): Point => {
    const [x, y] = pointAt(longitudeDeg, radius / degreeUnit);
    return [Math.round(x), Math.round(y)];
  };
  const offsetDeg = shownDeg - deg;
  const start = at(deg, lineStart);
  const middle = at(shownDeg, glyphs);
  const isStraight = Math.abs(offsetDeg) < STRAIGHT_PART * gapDeg;
  const bend = isStraight ? start : at(shownDeg, fanEnd);
  const [dx, dy] = [bend[0] - middle[0], bend[1] - middle[1]];
  const [halfWidth, halfHeight] = HALF_EXTENTS[body];
  // The glyph counts as an ellipse.
  const part =
    glyphUnit / degreeUnit / lengthOf(dx / halfWidth, dy / halfHeight) +
    lineSpace / degreeUnit / lengthOf(dx, dy);
  const end: Point = [Math.round(middle[0] + dx * part), Math.round(middle[1] + dy * part)];
  const move = `M${start[0]}${following(start[1])}`;
  if (isStraight) return `${move}l${step(start, end)}`;
  if (Math.abs(offsetDeg) < ARC_FROM_DEG)
    return `${move}q${step(start, bend)}${following(end[0] - start[0])}${following(end[1] - start[1])}`;
  const radius = Math.round((lineStart + fanEnd) / 2 / degreeUnit);
  const sweep = offsetDeg > 0 ? 0 : 1;
  return `${move}a${radius} ${radius} 0 0 ${sweep}${following(bend[0] - start[0])}${following(bend[1] - start[1])}l${step(bend, end)}`;
}

/** Writes the way from one point to another. */
function step(from: Point, to: Point): string {
  return `${to[0] - from[0]}${following(to[1] - from[1])}`;
}

/** Writes a whole number behind another one: a minus sign separates them as well as a space. */
function following(value: number): string {
  return value < 0 ? `${value}` : ` ${value}`;
}
