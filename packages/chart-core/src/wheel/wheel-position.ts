import type { WheelPosition } from "../chart.js";
import { WHEEL } from "./wheel.js";

const BASES_PER_DEGREE = 192;
const BASES_PER_TONE = 5;
const BASES_PER_COLOR = 6 * BASES_PER_TONE;
const BASES_PER_LINE = 6 * BASES_PER_COLOR;
const BASES_PER_GATE = 6 * BASES_PER_LINE;
const BASES_PER_WHEEL = 64 * BASES_PER_GATE;

const WHEEL_START_DEG = 302;
const BASES_FROM_WHEEL_START_TO_ZERO = (360 - WHEEL_START_DEG) * BASES_PER_DEGREE;

/**
 * The gate, line, color, tone and base that hold a longitude. A boundary belongs to the segment that it opens.
 *
 * Every width is a whole number of bases of 1/192 degree, so one multiplication is the only rounding. The edges of
 * gates, lines and colors are exact doubles, and they and the doubles just below fall on their own sides. Edges of
 * tones and bases mostly lie between two doubles; there the last bit of the longitude decides.
 *
 * @param longitudeDeg tropical ecliptic longitude in degrees, in [0, 360)
 */
export function wheelPosition(longitudeDeg: number): WheelPosition {
  const basesFromZero = Math.floor(longitudeDeg * BASES_PER_DEGREE);
  const baseIndex = (basesFromZero + BASES_FROM_WHEEL_START_TO_ZERO) % BASES_PER_WHEEL;
  return {
    gate: WHEEL[Math.floor(baseIndex / BASES_PER_GATE)]!,
    line: (Math.floor(baseIndex / BASES_PER_LINE) % 6) + 1,
    color: (Math.floor(baseIndex / BASES_PER_COLOR) % 6) + 1,
    tone: (Math.floor(baseIndex / BASES_PER_TONE) % 6) + 1,
    base: (baseIndex % BASES_PER_TONE) + 1,
  };
}
