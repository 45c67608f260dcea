/** Milliseconds of a day of 86 400 s. */
export const DAY_MS = 86_400_000;
