/** Bases in a degree of the wheel. Every gate, line, color and tone is a whole number of bases wide. */
export const BASES_PER_DEGREE = 192;

/** Bases in a tone, in a color, in a line and in a gate: five, then six times the narrower part. */
export const BASES_PER_TONE = 5;
export const BASES_PER_COLOR: number = 6 * BASES_PER_TONE;
export const BASES_PER_LINE: number = 6 * BASES_PER_COLOR;
export const BASES_PER_GATE: number = 6 * BASES_PER_LINE;

/** Number of bases from the start of gate 41, at 302 degrees, to 0 degrees. */
export const START_TO_ZERO: number = (360 - 302) * BASES_PER_DEGREE;
