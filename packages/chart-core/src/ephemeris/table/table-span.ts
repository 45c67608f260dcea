/** The first moment of every table, days of TT since J2000.0: 1799-08-19, before the first design moment. */
export const TABLE_FIRST_TT_DAYS = -73_184;

/** Days of a table: to 2200-02-09, after the last birth. Every segment length divides it. */
export const TABLE_DAYS = 146_272;

/** 1799-09-01 and 2200-02-01 in days of TT since J2000.0: the years of charts with their design moments. */
export const FIRST_TT_DAYS = -73_171.5;
export const END_TT_DAYS = 73_079.5;

/** Whether a moment, in days of TT since J2000.0, lies in the years that tables and series answer for. */
export function isInTable(ttDays: number): boolean {
  return ttDays >= FIRST_TT_DAYS && ttDays < END_TT_DAYS;
}
