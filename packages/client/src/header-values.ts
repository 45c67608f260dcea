/** Returns the first value of a header. A proxy that repeats the header makes it read `5, 5`. */
export function firstOf(text: string | null | undefined): string | undefined {
  return text?.split(",")[0]?.trim();
}

/** Reads a whole number; undefined for anything else, which must not cost the result beside it. */
export function wholeNumber(text: string | null | undefined): number | undefined {
  const first = firstOf(text) ?? "";
  return /^\d{1,15}$/.test(first) ? Number(first) : undefined;
}
