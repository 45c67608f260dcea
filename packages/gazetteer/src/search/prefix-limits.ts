/** Lengths of the beginnings whose best places are listed beforehand. */
export const SHORTEST_PREFIX = 2;
export const LONGEST_PREFIX = 20;

/** Maximum number of names that a search reads; beginnings of more names have a list. */
export const MOST_SCANNED_NAMES = 60;
