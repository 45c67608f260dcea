/** The first moment of every table, days of TT since J2000.0: 1799-08-19, before the first design moment. */
export const TABLE_FIRST_TT_DAYS = -73_184;

/**
 * Days of a block, the longest segment; every segment length divides it. All segments of a block are read side by side,
 * so that the bodies of a moment come from one page of memory.
 */
export const BLOCK_DAYS = 32;

/** Days of a table, whole blocks: to 2200-02-09, after the last birth. */
export const TABLE_DAYS = 146_272;

/** 1799-09-01 and 2200-02-01 in days of TT since J2000.0: the years of charts with their design moments. */
export const FIRST_TT_DAYS = -73_171.5;
export const END_TT_DAYS = 73_079.5;

/** Whether a moment, in days of TT since J2000.0, lies in the years that tables and series answer for. */
export function isInTable(ttDays: number): boolean {
  return ttDays >= FIRST_TT_DAYS && ttDays < END_TT_DAYS;
}
