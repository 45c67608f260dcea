import type { Vocabulary } from "./vocabulary.js";
import { isStopWord, stemOf, writtenWords } from "./words.js";

/**
 * Returns the words of a text for the index. A name such as `birthDate` counts as itself and as the words that it consists
 * of. In titles, neighbors count as one word too, so that "apikey" finds "API keys", and "rate limit" finds both words next
 * to each other before others.
 */
export function indexedWords(text: string, vocabulary: Vocabulary, hasPairs: boolean): string[] {
  // Commas separate the phrases of a list.
  return text.split(hasPairs ? /,\s/ : /$^/).flatMap((phrase) => {
    const words: string[] = [];
    let before: string | undefined;
    for (const { whole, parts } of writtenWords(phrase)) {
      for (const part of parts) vocabulary.add(part);
      if (parts.length > 1) vocabulary.addName(whole);
      words.push(...(parts.length > 1 ? [whole, ...parts] : parts));
      if (!hasPairs) continue;
      for (const part of parts) {
        const isTelling = !isStopWord(part);
        if (isTelling && before !== undefined) words.push(vocabulary.addPair(before, part));
        before = isTelling ? part : undefined;
      }
    }
    return words;
  });
}

/** A word of a search, or a name of several words that stands for itself. */
export interface SearchedWord {
  readonly word: string;
  /** True for a name such as "plusminusminutes", which may be the beginning of a longer one. */
  readonly isName: boolean;
}

/** Returns the different telling words of a search: names that a page has as a whole, others by their words. */
export function splitSearch(text: string, vocabulary: Vocabulary): readonly SearchedWord[] {
  const all = new Map(
    writtenWords(text).flatMap(({ whole, parts }) =>
      (parts.length > 1 && vocabulary.isName(whole) ? [whole] : parts).map((word) => [
        word,
        { word, isName: parts.length > 1 && word === whole },
      ]),
    ),
  );
  const telling = [...all.values()].filter(({ word }) => !isStopWord(word));
  return telling.length > 0 ? telling : [...all.values()];
}

/** A word that the index is asked for. */
export interface SearchTerm {
  readonly stem: string;
  /** Stems of the searched words that a page with it has. */
  readonly covers: readonly string[];
  /** True if words that begin with it count, too. */
  readonly isBegun: boolean;
}

/**
 * Returns the words that the index is asked for: those of a search, and its neighbors as one word. A word that no page has
 * counts as a beginning, and so does the last one if it is said to be.
 */
export function searchTerms(
  words: readonly SearchedWord[],
  { vocabulary, isBegun }: { readonly vocabulary: Vocabulary; readonly isBegun: boolean },
): readonly SearchTerm[] {
  const stems = words.map(({ word }) => stemOf(word));
  const alone = words.flatMap(({ word, isName }, index): SearchTerm[] => {
    const stem = stems[index] ?? word;
    const covers = [stem];
    const isLast = index === words.length - 1;
    const isTyped = isLast && isBegun;
    if (vocabulary.has(word) && !isTyped) return [{ stem, covers, isBegun: isName }];
    // The stem of a completion may not begin with what is typed: "retrie" stands for "retry".
    const completed = vocabulary
      .completions(word)
      .map(stemOf)
      .filter((other) => !other.startsWith(word));
    const others = new Set([stem, ...completed].filter((other) => other !== word));
    return [
      { stem: word, covers, isBegun: isLast || word.length > 1 },
      ...[...others].map((other) => ({ stem: other, covers, isBegun: false })),
    ];
  });
  const pairs = words.slice(1).flatMap(({ word }, index): SearchTerm[] => {
    const pair = stemOf(`${words[index]?.word}${word}`);
    const covers = stems.slice(index, index + 2);
    return vocabulary.has(pair) ? [{ stem: pair, covers, isBegun: false }] : [];
  });
  return [...alone, ...pairs];
}
