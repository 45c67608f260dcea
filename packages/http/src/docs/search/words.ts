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

/** A word of text. */
const WORDS = new RegExp(String.raw`${PROFILE}|[^\s\p{P}\p{S}]+`, "gu");

/** Returns a text in lower case without accents, so that "zurich" finds "Zürich". */
export function foldedOf(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** Splits a text into words in lower case, without accents. */
export function wordsOf(text: string): readonly string[] {
  return foldedOf(text).match(WORDS) ?? [];
}

/** Returns true for a word that says nothing about a page. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** Returns the different words of a search that say something; all of them if none does. */
export function searchedWords(text: string): readonly string[] {
  const words = [...new Set(wordsOf(text))];
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
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
      const parts = partsOfName(name).map(foldedOf);
      return { whole: parts.join(""), parts };
    })
    .filter(({ whole }) => whole !== "");
}

/** Splits a name at `_` and before capitals that follow small letters or digits. */
export function partsOfName(name: string): readonly string[] {
  return name.split(/_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u).filter((part) => part !== "");
}

/** Endings that British and American spelling write differently, and words that do. */
const AMERICAN: readonly (readonly [RegExp, string])[] = [
  [/(?<=\w{3})our(?=(?:s|ed|ing)?$)/, "or"],
  [/(?<=\w{2})tre(?=[sd]?$)/, "ter"],
  [/(?<=\w{3}[iy])s(?=(?:e|es|ed|er|ing|ations?)$)/, "z"],
  [/^(licen|defen|offen)c/, "$1s"],
  [/^catalogue/, "catalog"],
];

/** Endings without which the forms of a word are alike. The first one that a word has is taken off, then those of the next step. */
const ENDINGS: readonly (readonly (readonly [RegExp, string])[])[] = [
  [
    [/(?<=\w{2})ies$/, "y"],
    [/(?<=ss|sh|ch|x|zz)es$/, ""],
    [/(?<=\w{2}[^s])s$/, ""],
  ],
  [
    [/(?<=\w{2})ied$/, "y"],
    [/(?<=[aeiouy]\w*)(?<=\w{4})ing$/, ""],
    [/(?<=[aeiouy]\w*)(?<=\w{3}[^e])ed$/, ""],
    [/(?<=\w{3}t)ion$/, ""],
  ],
  [
    [/([bdgmnprt])\1$/, "$1"],
    [/(?<=\w{4})e$/, ""],
  ],
];

/** Stems of words, which repeat: the pages have some thousands of them. */
const stems = new Map<string, string>();
/** Maximum number of stems that are kept, because searches bring new words. */
const MAX_STEMS = 20_000;

/**
 * Returns a word as {@link foldedOf} without its ending, so that "transit" finds "Transits", "rotating" finds "rotate" and
 * "colour" finds "color".
 */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= MAX_STEMS) stems.clear();
  let stem = foldedOf(word);
  for (const [ending, other] of AMERICAN) stem = stem.replace(ending, other);
  for (const step of ENDINGS) {
    const found = step.find(([ending]) => ending.test(stem));
    if (found !== undefined) stem = stem.replace(...found);
  }
  stems.set(word, stem);
  return stem;
}
