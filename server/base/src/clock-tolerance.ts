/**
 * Largest difference between two clocks that counts as normal: of two nodes, or of one node before and after its clock
 * was set. An instant of the store that lies further ahead than a correct clock could have put it, plus this, is wrong.
 */
export const CLOCK_TOLERANCE_MS: number = 5 * 60 * 1000;
