/** First moment of every table in days of TT since J2000.0: 1799-08-19, before the first design moment. */
export const TABLE_FIRST_TT_DAYS = -73_184;

/**
 * Days of a block: the longest segment, which every segment length divides. The segments of a block are adjacent in
 * memory, so that all bodies of a moment come from one page.
 */
export const BLOCK_DAYS = 32;

/** Days of a table (whole blocks): to 2200-02-09, after the last birth. */
export const TABLE_DAYS = 146_272;

/** First moment with a longitude, 1799-09-01, in days of TT since J2000.0: before the first design moment. */
export const FIRST_TT_DAYS = -73_171.5;
/** End of the moments with a longitude, 2200-02-01, in days of TT since J2000.0: after the last birth. */
export const END_TT_DAYS = 73_079.5;

/** Tests whether a moment, in days of TT since J2000.0, is in the years of tables and series. */
export function isInTable(ttDays: number): boolean {
  return ttDays >= FIRST_TT_DAYS && ttDays < END_TT_DAYS;
}
