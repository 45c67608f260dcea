/** Marks that carry no text: directions of writing, blanks of no width, soft hyphens. */
const UNSEEN = /\p{Cf}/gu;

/**
 * Reduces a text that somebody typed or pasted to what it says: digits of any script as 0 to 9, blanks of any kind and
 * number as one, no marks that nobody sees.
 */
export function plainText(text: string): string {
  return text
    .normalize("NFKC")
    .replace(UNSEEN, "")
    .replace(/\p{Nd}/gu, (digit) => `${digitOf(digit.codePointAt(0)!)}`)
    .replace(/\s+/g, " ")
    .trim();
}

/** Returns the value of a digit: its place after the zero of its script. */
function digitOf(codePoint: number): number {
  let zero = codePoint;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  // Two runs of digits may touch.
  return (codePoint - zero) % 10;
}

/** Letters that have no accent to take away. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ı: "i", ł: "l", ø: "o", đ: "d", ß: "ss", æ: "ae" };

/** Splits a name into words without accents, signs and capitals: `St. John's` has `st` and `johns`. */
export function wordsOf(name: string): readonly string[] {
  return plainText(name)
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}'’ʼ.]/gu, "")
    .replace(/[ıłøđßæ]/g, (letter) => PLAIN_LETTERS[letter]!)
    .split(/[^\p{L}\p{Nd}+]+/u)
    .filter(Boolean);
}

/** Replaces what no picture can show in a line by blanks: control characters, line separators and no characters. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]/gu, " ").trim();
}
