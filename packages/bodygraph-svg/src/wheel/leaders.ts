import { type Point, pointAt } from "./polar.js";
import type { WheelLayout } from "./wheel-layout.js";
import type { WheelPlace } from "./wheel-places.js";

/** Displacement up to which a line runs straight to its glyph. */
const STRAIGHT_DEG = 0.3;

/** Displacement from which the slanted part of a line is bent about the middle, so that it does not cut through the ring. */
const ARC_FROM_DEG = 10;

/**
 * Draws the line from the true longitude to the glyph, as in printed wheels: it slants to the glyph's longitude, and ends
 * in a short tick. As glyphs keep the order of the longitudes, the lines of crowded bodies form a fan and never cross.
 *
 * ```
 *  ring   |||     lineStart
 *        / | \
 *      /   |   \   fanEnd
 *     |    |    |  lineEnd
 * ```
 */
export function leaderOf({ deg, shownDeg }: WheelPlace, layout: WheelLayout): string {
  const { lineStart, fanEnd, lineEnd, degreeUnit } = layout;
  const at = (longitudeDeg: number, radius: number): Point => {
    const [x, y] = pointAt(longitudeDeg, radius / degreeUnit);
    return [Math.round(x), Math.round(y)];
  };
  const offsetDeg = shownDeg - deg;
  const start = at(deg, lineStart);
  const end = at(shownDeg, lineEnd);
  const move = `M${start[0]}${following(start[1])}`;
  if (Math.abs(offsetDeg) < STRAIGHT_DEG) return `${move}l${step(start, end)}`;
  const bend = at(shownDeg, fanEnd);
  if (Math.abs(offsetDeg) < ARC_FROM_DEG)
    return `${move}l${step(start, bend)}${following(end[0] - bend[0])}${following(end[1] - bend[1])}`;
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
