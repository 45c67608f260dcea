/** Writes a moment to the minute, such as `1990-09-05 19:17 UTC`; an empty text for none. */
export function momentText(moment: Date): string {
  // Charts that were stored as JSON have texts in place of dates.
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return "";
  return `${date.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
