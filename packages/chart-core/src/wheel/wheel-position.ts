import { checkLongitude } from "../angles.js";
import type { Activation, BaseNumber, ColorNumber, GateNumber, LineNumber, ToneNumber } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";

/**
 * The 64 gates in the order of increasing longitude. The first, gate 41, opens at 302 degrees; each spans 5.625.
 *
 * Source: the order of the Rave Mandala, agreed on by independent open sources.
 */
export const WHEEL: readonly GateNumber[] = /* @__PURE__ */ deepFreeze([
  41, 19, 13, 49, 30, 55, 37, 63, 22, 36, 25, 17, 21, 51, 42, 3, 27, 24, 2, 23, 8, 20, 16, 35, 45, 12, 15, 52,
  39, 53, 62, 56, 31, 33, 7, 4, 29, 59, 40, 64, 47, 6, 46, 18, 48, 57, 32, 50, 28, 44, 1, 43, 14, 34, 9, 5,
  26, 11, 10, 58, 38, 54, 61, 60,
]);

const BASES_PER_DEGREE = 192;
const BASES_PER_LINE = 180;
const BASES_PER_WHEEL = 384 * BASES_PER_LINE;

/** Number of bases from the start of gate 41, at 302 degrees, to 0 degrees. */
const START_TO_ZERO = (360 - 302) * BASES_PER_DEGREE;

/**
 * Lookup table of gate * 8 + line by line index from the wheel's start. It continues after a full turn up to 360
 * degrees, so that longitudes before the start need no branch (see docs/decisions/0008).
 */
const GATE_AND_LINE: Uint16Array = /* @__PURE__ */ gatesAndLines();

function gatesAndLines(): Uint16Array {
  const table = new Uint16Array(Math.ceil((START_TO_ZERO + BASES_PER_WHEEL) / BASES_PER_LINE));
  for (let index = 0; index < table.length; index++)
    table[index] = WHEEL[Math.floor(index / 6) % WHEEL.length]! * 8 + (index % 6) + 1;
  return table;
}

/** Lookup table of the color, tone and base of the 180 bases of a line, as three octal digits. */
const COLOR_TONE_AND_BASE: Uint16Array = /* @__PURE__ */ colorsTonesAndBases();

function colorsTonesAndBases(): Uint16Array {
  const table = new Uint16Array(BASES_PER_LINE);
  for (let index = 0; index < table.length; index++) {
    const tone = Math.floor(index / 5);
    table[index] = (Math.floor(tone / 6) + 1) * 64 + ((tone % 6) + 1) * 8 + (index % 5) + 1;
  }
  return table;
}

/**
 * Finds the place of a longitude on the wheel: its gate, line, color, tone and base. Use it for positions of your own,
 * such as those of another body or another ephemeris. A boundary belongs to the segment that it opens.
 *
 * @param longitudeDeg Tropical ecliptic longitude, degrees in [0, 360).
 * @throws ChartInputError `INVALID_ANGLE`.
 *
 * @example
 * import { GATES, wheelPosition } from "chart-core";
 *
 * const { gate, line } = wheelPosition(163.02);
 * console.log(gate, line, GATES[gate].name); // 64 2 Confusion
 */
export function wheelPosition(longitudeDeg: number): Activation {
  return activationAt(checkLongitude(longitudeDeg, "longitudeDeg"));
}

/**
 * Does the work of {@link wheelPosition}, for longitudes that are known to be in [0, 360).
 *
 * Every width is a whole number of bases of 1/192 degree, so one multiplication is the only rounding. The edges of
 * gates, lines and colors are exact doubles: the edge itself belongs to the segment that it opens, and the next
 * smaller double to the segment before. Most edges of tones and bases lie between two doubles, so the last bit of the
 * longitude decides.
 */
export function activationAt(longitudeDeg: number): Activation {
  // `| 0` is `Math.floor` here, in integer arithmetic (see docs/decisions/0008).
  const fromStart = START_TO_ZERO + ((longitudeDeg * BASES_PER_DEGREE) | 0);
  const lineIndex = (fromStart / BASES_PER_LINE) | 0;
  const gateAndLine = GATE_AND_LINE[lineIndex]!;
  const colorToneAndBase = COLOR_TONE_AND_BASE[fromStart - lineIndex * BASES_PER_LINE]!;
  return {
    longitudeDeg,
    gate: (gateAndLine >> 3) as GateNumber,
    line: (gateAndLine & 7) as LineNumber,
    color: (colorToneAndBase >> 6) as ColorNumber,
    tone: ((colorToneAndBase >> 3) & 7) as ToneNumber,
    base: (colorToneAndBase & 7) as BaseNumber,
  };
}
