/**
 * Returns the anchor of a value: that of its term, then the value with `-` for everything but letters and digits.
 * `type-manifesting-generator`, `profile-2-4`, `gate-34`, `channel-20-34`.
 */
export function valueAnchor(termAnchor: string, value: string): string {
  const words = value.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, "-").toLowerCase();
  return `${termAnchor}-${words.replace(/[^\p{L}\p{N}]+/gu, "-")}`;
}
