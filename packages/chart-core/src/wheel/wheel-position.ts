import type { Activation } from "../chart.js";
import { WHEEL } from "./wheel.js";

const BASES_PER_DEGREE = 192;
const BASES_PER_WHEEL = 360 * BASES_PER_DEGREE;

/** Where gate 41 opens, in bases from 0 degrees. */
const WHEEL_START = 302 * BASES_PER_DEGREE;

/**
 * A longitude with the gate, line, color, tone and base that hold it. A boundary belongs to the segment that it opens.
 *
 * Every width is a whole number of bases of 1/192 degree, so one multiplication is the only rounding. The edges of
 * gates, lines and colors are exact doubles, and they and the doubles just below fall on their own sides. Edges of
 * tones and bases mostly lie between two doubles; there the last bit of the longitude decides.
 *
 * @param longitudeDeg tropical ecliptic longitude in degrees, in [0, 360)
 */
export function wheelPosition(longitudeDeg: number): Activation {
  // `| 0` drops the fraction and keeps what follows in the machine's integers.
  const base = basesFromWheelStart((longitudeDeg * BASES_PER_DEGREE) | 0);
  const tone = (base / 5) | 0;
  const color = (tone / 6) | 0;
  const line = (color / 6) | 0;
  const gate = (line / 6) | 0;
  return {
    longitudeDeg,
    gate: WHEEL[gate]!,
    line: line - gate * 6 + 1,
    color: color - line * 6 + 1,
    tone: tone - color * 6 + 1,
    base: base - tone * 5 + 1,
  };
}

function basesFromWheelStart(basesFromZero: number): number {
  return basesFromZero < WHEEL_START
    ? basesFromZero + BASES_PER_WHEEL - WHEEL_START
    : basesFromZero - WHEEL_START;
}
