/** Shortest prefix with a prepared list of its highest-ranked places. */
export const SHORTEST_PREFIX = 2;

/** Longest prefix with such a list. */
export const LONGEST_PREFIX = 20;

/** Maximum number of names that a search reads. Prefixes of more names have a prepared list. */
export const MOST_SCANNED_NAMES = 60;
