import type { WheelPosition } from "../chart.js";
import { WHEEL, wheelPosition } from "../wheel/wheel-position.js";
import type { Lines } from "./crossings.js";

/** A unit of the wheel whose boundaries count as changes. A gate has six lines, a line six colors, a color six tones. */
export type ChangeLevel = "gate" | "line" | "color" | "tone";

/** The levels from the coarsest to the finest. */
export const CHANGE_LEVELS: readonly ChangeLevel[] = Object.freeze(["gate", "line", "color", "tone"]);

const TONES: Readonly<Record<ChangeLevel, number>> = { gate: 216, line: 36, color: 6, tone: 1 };

const TONES_PER_WHEEL = WHEEL.length * TONES.gate;
const BASES_PER_TONE = 5;
const BASES_PER_WHEEL = TONES_PER_WHEEL * BASES_PER_TONE;
const BASES_PER_DEG = BASES_PER_WHEEL / 360;

/** Where gate 41 opens. */
const START_DEG = 302;

/** The boundaries of a level: line n is that of its n-th unit from the wheel's start. */
export function boundaryLines(level: ChangeLevel): Lines {
  return { firstDeg: START_DEG, stepDeg: (TONES[level] * BASES_PER_TONE) / BASES_PER_DEG };
}

/** The coarsest level of which a line of some level is a boundary. */
export function levelOfLine(line: number, level: ChangeLevel): ChangeLevel {
  return CHANGE_LEVELS.find((coarser) => (line * TONES[level]) % TONES[coarser] === 0)!;
}

/**
 * Whether a longitude lies at a line of a level or up to half a turn past it: in whole bases, as `wheelPosition` counts them,
 * so that it agrees with a chart to the last bit.
 */
export function isPastLine(longitudeDeg: number, line: number, level: ChangeLevel): boolean {
  const fromStart = Math.floor(longitudeDeg * BASES_PER_DEG) - START_DEG * BASES_PER_DEG;
  const pastBases = fromStart - line * TONES[level] * BASES_PER_TONE;
  return pastBases - BASES_PER_WHEEL * Math.floor(pastBases / BASES_PER_WHEEL) < BASES_PER_WHEEL / 2;
}

/** Gate, line, color, tone and base of a longitude, without the longitude. */
export function positionOf(longitudeDeg: number): WheelPosition {
  const { gate, line, color, tone, base } = wheelPosition(longitudeDeg);
  return { gate, line, color, tone, base };
}
