import type { Body } from "../chart-core.js";
import { lengthOf, type Point, pointAt } from "./polar.js";
import type { LeaderPoint, WheelLayout } from "./wheel-layout.js";
import type { WheelPlace } from "./wheel-places.js";

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
 * Draws the line from the true longitude to the glyph, whose middle is given. It ends before the glyph and points at its middle: straight, or, if
 * a straight line would cut through other glyphs, as an arc about the middle of the wheel that then bends to the glyph. As
 * glyphs keep the order of the longitudes, the lines of crowded bodies form a fan and never cross.
 *
 * ```
 *   ring   ||||    lineStart
 *       .-' / \ '-.
 *     .'   /   \   '.     turn
 *    /    /     \    \    bend
 *   o    o       o    o
 * ```
 */
export function leaderOf({ deg, shownDeg, body }: WheelPlace, glyph: Point, layout: WheelLayout): string {
  const { lineStart, straightDeg, turn, lineSpace, glyphUnit, degreeUnit } = layout;
  const offsetDeg = shownDeg - deg;
  const isStraight = Math.abs(offsetDeg) < straightDeg;
  const start = roundedPoint(deg, lineStart / degreeUnit);
  const [middleX, middleY] = [glyph[0] / degreeUnit, glyph[1] / degreeUnit];
  const bend = isStraight ? start : pointBefore(layout.bend, shownDeg, offsetDeg, layout);
  const [dx, dy] = [bend[0] - middleX, bend[1] - middleY];
  const [halfWidth, halfHeight] = HALF_EXTENTS[body];
  // The glyph counts as an ellipse.
  const part =
    glyphUnit / degreeUnit / lengthOf(dx / halfWidth, dy / halfHeight) +
    lineSpace / degreeUnit / lengthOf(dx, dy);
  const end: Point = [Math.round(middleX + dx * part), Math.round(middleY + dy * part)];
  const move = `M${start[0]}${following(start[1])}`;
  if (isStraight) return `${move}l${step(start, end)}`;
  const turned = pointBefore(turn, shownDeg, offsetDeg, layout);
  const radius = Math.round((lineStart + turn.radius) / 2 / degreeUnit);
  const sweep = offsetDeg > 0 ? 0 : 1;
  const arc = `a${radius} ${radius} 0 0 ${sweep}${following(turned[0] - start[0])}${following(turned[1] - start[1])}`;
  return `${move}${arc}q${step(turned, bend)}${following(end[0] - turned[0])}${following(end[1] - turned[1])}`;
}

/** Returns a point of a line before its glyph, which is not further inside than a straight line would be. */
function pointBefore(
  { beforeDeg, radius }: LeaderPoint,
  shownDeg: number,
  offsetDeg: number,
  { lineStart, glyphs, degreeUnit }: WheelLayout,
): Point {
  const straight = glyphs + ((lineStart - glyphs) * beforeDeg) / Math.abs(offsetDeg);
  const deg = offsetDeg > 0 ? shownDeg - beforeDeg : shownDeg + beforeDeg;
  return roundedPoint(deg, Math.max(radius, straight) / degreeUnit);
}

function roundedPoint(longitudeDeg: number, radius: number): Point {
  const [x, y] = pointAt(longitudeDeg, radius);
  return [Math.round(x), Math.round(y)];
}

/** Writes the way from one point to another. */
function step(from: Point, to: Point): string {
  return `${to[0] - from[0]}${following(to[1] - from[1])}`;
}

/** Writes a whole number behind another one: a minus sign separates them as well as a space. */
function following(value: number): string {
  return value < 0 ? `${value}` : ` ${value}`;
}
