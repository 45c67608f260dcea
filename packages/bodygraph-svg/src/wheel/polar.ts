import { fixed } from "../text/numbers.js";

const RADIANS_PER_DEGREE = 0.017453292519943295;

/** A point of the picture about the middle of the wheel. */
export type Point = readonly [x: number, y: number];

/**
 * Returns the point at a longitude and a radius. The wheel turns anticlockwise from 0 degrees at the left, as in charts of
 * the sky. Sine and cosine are series, as exact as what is written and the same in all engines, unlike those of `Math`.
 */
export function pointAt(longitudeDeg: number, radius: number): Point {
  const quarter = Math.round(longitudeDeg / 90);
  const angle = (longitudeDeg - quarter * 90) * RADIANS_PER_DEGREE;
  const square = angle * angle;
  const cosine = 1 - (square / 2) * (1 - (square / 12) * (1 - (square / 30) * (1 - square / 56)));
  const sine = angle * (1 - (square / 6) * (1 - (square / 20) * (1 - (square / 42) * (1 - square / 72))));
  const [along, across] = [radius * cosine, radius * sine];
  switch (((quarter % 4) + 4) % 4) {
    case 0:
      return [-along, across];
    case 1:
      return [across, along];
    case 2:
      return [along, -across];
    default:
      return [-across, -along];
  }
}

/** Returns the length of a way. Square roots are the same in all engines, unlike the results of `Math.hypot`. */
export function lengthOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

/** Writes a straight line as path data, to tenths. */
export function stepText(from: Point, [toX, toY]: Point): string {
  const [fromX, fromY] = [roundTenths(from[0]), roundTenths(from[1])];
  return `M${pointText([fromX, fromY])}l${pointText([toX - fromX, toY - fromY])}`;
}

/** Writes a point as coordinates of path data, to tenths. */
function pointText([x, y]: Point): string {
  const second = tenths(y);
  return second.startsWith("-") ? `${tenths(x)}${second}` : `${tenths(x)} ${second}`;
}

function tenths(value: number): string {
  return fixed(roundTenths(value));
}

function roundTenths(value: number): number {
  return Math.round(value * 10) / 10;
}
