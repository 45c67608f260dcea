import type { Activation, BaseNumber, ColorNumber, GateNumber, LineNumber, ToneNumber } from "../chart.js";
import { BASES_PER_DEGREE, BASES_PER_GATE, BASES_PER_LINE, BASES_PER_TONE, START_TO_ZERO } from "./bases.js";
import { WHEEL } from "./wheel.js";

/**
 * Lookup table of gate * 8 + line by line index from the wheel's start. It continues after a full turn up to 360
 * degrees, so that longitudes before the start need no branch (see docs/decisions/0008).
 */
const GATE_AND_LINE: Uint16Array = /* @__PURE__ */ gatesAndLines();

function gatesAndLines(): Uint16Array {
  const table = new Uint16Array(Math.ceil((START_TO_ZERO + WHEEL.length * BASES_PER_GATE) / BASES_PER_LINE));
  for (let index = 0; index < table.length; ) {
    const gate = WHEEL[(index / 6) % WHEEL.length]!;
    for (let line = 1; line <= 6; line++) table[index++] = gate * 8 + line;
  }
  return table;
}

/** Lookup table of the color, tone and base of the 180 bases of a line, as three octal digits. */
const COLOR_TONE_AND_BASE: Uint16Array = /* @__PURE__ */ colorsTonesAndBases();

function colorsTonesAndBases(): Uint16Array {
  const table = new Uint16Array(BASES_PER_LINE);
  for (let index = 0; index < table.length; index++) {
    const tone = Math.floor(index / BASES_PER_TONE);
    table[index] = (Math.floor(tone / 6) + 1) * 64 + ((tone % 6) + 1) * 8 + (index % BASES_PER_TONE) + 1;
  }
  return table;
}

/**
 * Does the work of `wheelPosition`, its plain form, for longitudes that are known to be in [0, 360).
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
