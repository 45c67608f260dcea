/** First moment of every table in days of TT since J2000.0: 1799-08-19, before the first design moment. */
export const TABLE_FIRST_TT_DAYS = -73_184;

/**
 * Length of a block in days: that of the longest segments, and a multiple of all shorter ones. The segments of a
 * block are adjacent in memory, so that all bodies of a moment are read from one memory page.
 */
export const BLOCK_DAYS = 32;

/** Length of a table in days, a whole number of blocks: it ends on 2200-02-09, after the last birth. */
export const TABLE_DAYS = 146_272;

/** First year of the charts. */
export const FIRST_YEAR = 1800;

/**
 * Years of one part of the tables, a module of its own. It begins more than {@link SPAN_LEAD_DAYS} before its years, so
 * that the chart of a birth, with its design moment, needs one part.
 */
export const SPAN_YEARS = 50;
/** Number of parts of the tables. */
export const SPAN_COUNT = 8;

/** Days before the years of a span: the design moment is up to 92.02 days before birth. */
export const SPAN_LEAD_DAYS = 93;

/** First moment with a longitude, 1799-09-01, in days of TT since J2000.0: before the first design moment. */
export const FIRST_TT_DAYS = -73_171.5;
/** End of the moments with a longitude, 2200-02-01, in days of TT since J2000.0: after the last birth. */
export const END_TT_DAYS = 73_079.5;

/** Tests whether a moment, in days of TT since J2000.0, is in the years of tables and series. */
export function isInTable(ttDays: number): boolean {
  return ttDays >= FIRST_TT_DAYS && ttDays < END_TT_DAYS;
}
