/** Replacements for letters that sound alike, so that "Philadelfia" equals "Philadelphia". */
const ALIKE: readonly (readonly [pattern: RegExp, letter: string])[] = [
  [/ph/g, "f"],
  [/[tds]h/g, "t"],
  [/c?k|q|c(?=[aou])/g, "k"],
  [/[yj]/g, "i"],
  [/[zs]/g, "s"],
  [/w/g, "v"],
  [/ /g, ""],
  [/(.)\1+/gu, "$1"],
];

/** A group of two letters that is repeated, as in "Zaporizhzhia". */
const REPEATED_PAIR = /(..)\1+/gu;

/** Reduces a key to its approximate sound, which most misspellings of a name share. */
function soundOf(key: string): string {
  return ALIKE.reduce((sound, [pattern, letter]) => sound.replace(pattern, letter), key);
}

/** Maximum number of letters to hash; bounds the size of the index. */
const MOST_LETTERS = 30;

/** Reduces a key to its approximate sound, with repeated groups of letters once. */
export function shortSoundOf(key: string): string {
  return soundOf(key).replace(REPEATED_PAIR, "$1");
}

/**
 * Hashes a name and each form of it without one letter (symmetric deletion). Two names have a hash in common if they
 * differ by one letter that is left out, added, changed or swapped with the next, or by a group of letters that is
 * repeated.
 */
export function spellingHashes(key: string): readonly number[] {
  const letters = [...soundOf(key)].slice(0, MOST_LETTERS);
  const forms = letters.map((_, index) => letters.toSpliced(index, 1).join(""));
  const short = [...shortSoundOf(key)].slice(0, MOST_LETTERS).join("");
  return [...new Set([letters.join(""), short, ...forms].map(hash))];
}

/** Computes a 32-bit FNV-1a hash. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
