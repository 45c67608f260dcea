/** Words that say nothing about a page. */
const STOP_WORDS = new Set(
  "a an and are as at be by can could do does doesn don for from get got has have how i if in into is it its me my not of on or our should s so t that the there this to us was we what when where which who why will with you your".split(
    " ",
  ),
);

/** A profile such as 4/6, which is one word. */
const PROFILE = String.raw`(?<![\p{L}\p{N}/])[1-6]\/[1-6](?![\p{L}\p{N}/])`;

/** A word, with `_` within it: the unit that a name in code is. */
export const WRITTEN_WORD: string = String.raw`${PROFILE}|[\p{L}\p{M}\p{N}_]+`;
const WRITTEN_WORDS = new RegExp(WRITTEN_WORD, "gu");

/** Returns true for a word that says nothing about a page. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** A word of a text as it is written, with the words that it consists of: `birthDate` has "birth" and "Date". */
export interface WrittenWord {
  /** The whole in lower case, without `_`. */
  readonly whole: string;
  /** Its parts in lower case; the whole alone for a plain word. */
  readonly parts: readonly string[];
}

/** Splits a text into its words, and names such as `channelsShort` or `channels_short` into theirs. */
export function writtenWords(text: string): readonly WrittenWord[] {
  return [...text.matchAll(WRITTEN_WORDS)]
    .map(([name]) => {
      const parts = name.split(/_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u).filter((part) => part !== "");
      return { whole: parts.join("").toLowerCase(), parts: parts.map((part) => part.toLowerCase()) };
    })
    .filter(({ whole }) => whole !== "");
}

/** Returns the words of a text for the index. A name counts as itself and as the words that it consists of. */
export function indexedWords(text: string): string[] {
  return writtenWords(text).flatMap(({ whole, parts }) => (parts.length > 1 ? [whole, ...parts] : parts));
}

/**
 * Returns the form of a word in the index: in lower case, without accents and the s of a plural, so that "zurich" finds
 * "Zürich" and "gates" finds "gate".
 */
export function termOf(word: string): string {
  const folded = word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return folded.replace(/(?<=\w{2}[^s])s$/, "");
}
