import { type Point, pointAt } from "./polar.js";
import type { WheelLayout } from "./wheel-layout.js";
import type { WheelPlace } from "./wheel-places.js";

/** Displacement up to which a line runs straight to its glyph. */
const STRAIGHT_DEG = 0.3;

/** Displacement from which the slanted part of a line is bent about the middle, so that it does not cut through the ring. */
const ARC_FROM_DEG = 10;

/**
 * Draws the line from the true longitude to the glyph, as in printed wheels: a short tick at the longitude, a slanted part,
 * and a short tick at the glyph. As glyphs keep the order of the longitudes, the slanted parts form a fan and never cross.
 *
 * ```
 *  ring  | | |        lineStart
 *        | | |        fanStart
 *       /  |  \
 *     /    |    \     fanEnd
 *     |    |    |     lineEnd
 * ```
 */
export function leaderOf({ deg, shownDeg }: WheelPlace, layout: WheelLayout): string {
  const { lineStart, fanStart, fanEnd, lineEnd, degreeUnit } = layout;
  const at = (longitudeDeg: number, radius: number): Point => {
    const [x, y] = pointAt(longitudeDeg, radius / degreeUnit);
    return [Math.round(x), Math.round(y)];
  };
  const offsetDeg = shownDeg - deg;
  const start = at(deg, lineStart);
  const end = at(shownDeg, lineEnd);
  const move = `M${pair(start[0], start[1])}l`;
  if (Math.abs(offsetDeg) < STRAIGHT_DEG) return move + step(start, end);
  const bend = at(deg, fanStart);
  const tick = at(shownDeg, fanEnd);
  if (Math.abs(offsetDeg) < ARC_FROM_DEG)
    return `${move}${step(start, bend)} ${step(bend, tick)} ${step(tick, end)}`;
  const radius = Math.round((fanStart + fanEnd) / 2 / degreeUnit);
  const sweep = offsetDeg > 0 ? 0 : 1;
  return `${move}${step(start, bend)}a${radius} ${radius} 0 0 ${sweep} ${step(bend, tick)}l${step(tick, end)}`;
}

/** Writes the way from one point to another. */
function step(from: Point, to: Point): string {
  return pair(to[0] - from[0], to[1] - from[1]);
}

/** Writes two whole numbers: a minus sign separates them as well as a space. */
function pair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}
