/** Maximum length of a key's name, in characters. */
export const MAX_KEY_NAME_LENGTH = 40;

/**
 * Matches what no name may contain: control characters, lone surrogates, characters that reorder or hide text, and piles
 * of accents, which would cover the lines above and below.
 */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u200b\u2028\u2029\ufeff]|\p{M}{5}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Returns a name in the form in which it is kept: composed, without blanks at its ends and runs of them inside. */
export function normalizeKeyName(name: string): string {
  return name.normalize("NFC").trim().replace(/ {2,}/g, " ");
}

/** Returns the reason for which a normalised name is rejected; undefined if it is accepted. */
export function keyNameFault(name: string): string | undefined {
  if (!VISIBLE.test(name)) return "Enter a name for the key.";
  if ([...name].length > MAX_KEY_NAME_LENGTH) return `Use at most ${MAX_KEY_NAME_LENGTH} characters.`;
  if (FORBIDDEN.test(name)) return "Use letters, digits, punctuation and spaces.";
  // Names appear in pages, emails and the audit log, where no key may appear.
  if (name.includes("chart_live_")) return "Don't put an API key in its name.";
  return undefined;
}
