import { checkLongitude } from "../angles.js";
import type { Activation, BaseNumber, ColorNumber, LineNumber, ToneNumber } from "../chart.js";
import {
  BASES_PER_COLOR,
  BASES_PER_DEGREE,
  BASES_PER_GATE,
  BASES_PER_LINE,
  BASES_PER_TONE,
  START_TO_ZERO,
} from "./bases.js";
import { WHEEL } from "./wheel.js";

/**
 * Finds the place of a longitude on the wheel: its gate, line, color, tone and base. Use it for positions of your own,
 * such as those of another body or another ephemeris. A boundary belongs to the segment that it opens.
 *
 * @param longitudeDeg Tropical ecliptic longitude, degrees in [0, 360).
 * @throws ChartInputError `INVALID_ANGLE` if `longitudeDeg` is not a number in [0, 360).
 *
 * @example
 * import { GATES, wheelPosition } from "chart-core";
 *
 * const position = wheelPosition(163.02);
 * console.log(position.gate, position.line, GATES[position.gate].name);
 */
export function wheelPosition(longitudeDeg: number): Activation {
  const checkedDeg = checkLongitude(longitudeDeg, "longitudeDeg");
  // Every width is a whole number of bases of 1/192 degree, so one multiplication is the only rounding.
  const fromStart = START_TO_ZERO + Math.floor(checkedDeg * BASES_PER_DEGREE);
  const count = (bases: number, among: number) => Math.floor(fromStart / bases) % among;
  return {
    longitudeDeg: checkedDeg,
    gate: WHEEL[count(BASES_PER_GATE, 64)]!,
    line: (count(BASES_PER_LINE, 6) + 1) as LineNumber,
    color: (count(BASES_PER_COLOR, 6) + 1) as ColorNumber,
    tone: (count(BASES_PER_TONE, 6) + 1) as ToneNumber,
    base: (count(1, 5) + 1) as BaseNumber,
  };
}
