/** Words that say nothing about a page. */
const STOP_WORDS = new Set(
  "a an and are as at be by can could do does doesn don for from get got has have how i if in into is it its me my not of on or our should s so t that the there this to us was we what when where which who why will with you your".split(
    " ",
  ),
);

/** Returns a text in lower case without accents, so that "zurich" finds "Zürich". */
export function foldedOf(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** Splits a text into words in lower case, without accents. */
export function wordsOf(text: string): readonly string[] {
  return foldedOf(text)
    .split(/[\s\p{P}]+/u)
    .filter((word) => word !== "");
}

/** Returns the different words of a search that say something; all of them if none does. */
export function searchedWords(text: string): readonly string[] {
  const words = [...new Set(wordsOf(text))];
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Returns a word as {@link foldedOf} without the ending of a plural, so that "transit" finds "Transits". */
export function stemOf(word: string): string {
  return foldedOf(word).replace(/(?<=\w{2}[^s])s$/, "");
}
