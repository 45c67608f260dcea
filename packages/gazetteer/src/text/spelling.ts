/** Letters that sound alike, by one of them, so that "Philadelfia" and "Philadelphia" read the same. */
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

/** Reduces a key to its sound, roughly: the same for most wrong spellings of a name. */
function soundOf(key: string): string {
  return ALIKE.reduce((sound, [pattern, letter]) => sound.replace(pattern, letter), key);
}

/** Longer names are spelled with more mistakes than this index can find. */
const MOST_LETTERS = 30;

/**
 * Hashes a name and each form of it that lacks one letter. Two names that differ by one letter, left out, added,
 * changed or swapped with its neighbour, have a hash in common (symmetric deletion).
 */
export function spellingHashes(key: string): readonly number[] {
  const letters = [...soundOf(key)].slice(0, MOST_LETTERS);
  const forms = letters.map((_, index) => letters.toSpliced(index, 1).join(""));
  return [...new Set([letters.join(""), ...forms].map(hash))];
}

/** 32-bit FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
