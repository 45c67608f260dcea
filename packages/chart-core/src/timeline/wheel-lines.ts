import type { WheelPosition } from "../chart.js";
import type { Lines } from "../paths/crossings.js";
import { activationAt } from "../wheel/activation-at.js";
import { WHEEL } from "../wheel/wheel.js";
import { CHANGE_LEVELS, type ChangeLevel } from "./change-levels.js";

/** Number of tones in a unit of each level. */
const TONES: Readonly<Record<ChangeLevel, number>> = { gate: 216, line: 36, color: 6, tone: 1 };

const TONES_PER_WHEEL = WHEEL.length * TONES.gate;
const BASES_PER_TONE = 5;
const BASES_PER_WHEEL = TONES_PER_WHEEL * BASES_PER_TONE;
const BASES_PER_DEG = BASES_PER_WHEEL / 360;

/** Longitude at which gate 41, the first of the wheel, begins. */
const START_DEG = 302;

/** Returns the boundaries of a level: line n is the start of its n-th unit, counted from the wheel's start. */
export function boundaryLines(level: ChangeLevel): Lines {
  return { firstDeg: START_DEG, stepDeg: (TONES[level] * BASES_PER_TONE) / BASES_PER_DEG };
}

/** Returns the coarsest level that has a boundary at a line of the given level. */
export function levelOfLine(line: number, level: ChangeLevel): ChangeLevel {
  return CHANGE_LEVELS.find((coarser) => (line * TONES[level]) % TONES[coarser] === 0)!;
}

/**
 * True if a longitude is at a line of a level, or up to half a turn past it. Counts in whole bases, as `activationAt`
 * does, so that the result agrees with a chart to the last bit.
 */
export function isPastLine(longitudeDeg: number, line: number, level: ChangeLevel): boolean {
  const fromStart = Math.floor(longitudeDeg * BASES_PER_DEG) - START_DEG * BASES_PER_DEG;
  const pastBases = fromStart - line * TONES[level] * BASES_PER_TONE;
  return pastBases - BASES_PER_WHEEL * Math.floor(pastBases / BASES_PER_WHEEL) < BASES_PER_WHEEL / 2;
}

/** Returns gate, line, color, tone and base of a longitude. */
export function positionOf(longitudeDeg: number): WheelPosition {
  const { gate, line, color, tone, base } = activationAt(longitudeDeg);
  return { gate, line, color, tone, base };
}
