/** Bases in a degree of the wheel. Every gate, line, color and tone is a whole number of bases wide. */
export const BASES_PER_DEGREE = 192;

/** Bases in a tone. */
export const BASES_PER_TONE = 5;

/** Bases in a color, of six tones. */
export const BASES_PER_COLOR: number = 6 * BASES_PER_TONE;

/** Bases in a line, of six colors. */
export const BASES_PER_LINE: number = 6 * BASES_PER_COLOR;

/** Bases in a gate, of six lines. */
export const BASES_PER_GATE: number = 6 * BASES_PER_LINE;

/** Number of bases from the start of gate 41, at 302 degrees, to 0 degrees. */
export const START_TO_ZERO: number = (360 - 302) * BASES_PER_DEGREE;
