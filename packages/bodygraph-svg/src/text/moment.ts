/** Numbers with two digits. */
const TWO_DIGITS = Array.from({ length: 60 }, (_, value) => `${value}`.padStart(2, "0"));

/** Writes a moment to the minute, such as `1990-09-05 19:17 UTC`; an empty text for none. */
export function momentText(moment: Date): string {
  // Charts that were stored as JSON have texts in place of dates.
  const date = moment instanceof Date ? moment : new Date(moment);
  if (Number.isNaN(date.getTime())) return "";
  // A third of the time of `toISOString`.
  const day = `${date.getUTCFullYear()}-${TWO_DIGITS[date.getUTCMonth() + 1]}-${TWO_DIGITS[date.getUTCDate()]}`;
  return `${day} ${TWO_DIGITS[date.getUTCHours()]}:${TWO_DIGITS[date.getUTCMinutes()]} UTC`;
}
