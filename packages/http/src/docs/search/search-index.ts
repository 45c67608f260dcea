import MiniSearch from "minisearch";
import { OPERATIONS_HEADING } from "../error-path.js";
import type { DocPage } from "../page.js";
import { pairsOf, similarityOf } from "../similarity.js";
import { arranged } from "./arrange.js";
import { indexedWords, type SearchTerm, searchTerms, splitSearch } from "./index-words.js";
import { isCoined, Members } from "./members.js";
import { joined, type Match, PageMatch } from "./page-match.js";
import { type Part, partsOf } from "./page-parts.js";
import { type FoundPage, type NamedPart, nameOf, namesOf, pagesOf, ranked, weightOf } from "./ranking.js";
import { type Corrected, correctedIn } from "./spelling.js";
import { Vocabulary } from "./vocabulary.js";
import { searchedWords, stemOf } from "./words.js";

/** Pages that match a search. */
export interface Found {
  /** The best ones first. */
  readonly matches: readonly Match[];
  /** True if a page has all words; false if no page has all, and these have most of them. */
  readonly hasAllWords: boolean;
  /** The search that was made instead, because no page has some of the words; undefined if the words are those searched. */
  readonly corrected: Corrected | undefined;
  /** Members, and words of the pages, that are like those of a search without matches. */
  readonly suggestions: readonly string[];
}

/** Maximum number of words that are searched: each may take milliseconds, in which no chart is computed. */
const MAX_WORDS = 8;
/** Fewest words of a search of which a page may lack one. */
const MIN_WORDS_TO_LACK = 3;
/** Number of pages with all words from which on those that lack one are left out. */
const ENOUGH_PAGES = 5;
/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 4;
/** Lowest similarity of a word that is worth proposing, from 0 to 1. */
const MIN_SIMILARITY = 0.6;

/** Number of parts whose names are read in one step. */
const STEP_PARTS = 50;

/** Searches the pages. */
export interface SearchIndex {
  /**
   * Returns the pages that match all words, or, if none has all, those with the most. If few have all of three words or
   * more, a page may lack one. Words after the eighth different one are ignored. The name of a member leads to its
   * definition.
   */
  search(words: string): Found;
}

/** A part as the index reads it. */
interface Entry {
  readonly id: number;
  readonly page: string;
  readonly heading: string;
  readonly keywords: string;
  readonly related: string;
  readonly description: string;
  readonly text: string;
}

/** Builds the index of all pages in small steps, so that it can be built beside requests. */
export function* buildSearchIndex(pages: readonly DocPage[]): Generator<undefined, SearchIndex, undefined> {
  const all: Part[] = [];
  /** Weight of each part, which a search asks for with each of its words. */
  const weights: number[] = [];
  const vocabulary = new Vocabulary();
  const members = new Members();
  const index = new MiniSearch<Entry>({
    fields: ["page", "heading", "keywords", "related", "description", "text"],
    tokenize: (text, field) => indexedWords(text, vocabulary, field !== "text"),
    processTerm: stemOf,
    searchOptions: {
      // The terms of a search are stems.
      tokenize: (stem) => [stem],
      processTerm: (stem) => stem,
      // A page with many topics answers each of them as well as one with few.
      bm25: { k: 1.2, b: 0.2, d: 0.5 },
      boost: { page: 5, heading: 3, keywords: 5, related: 2, description: 4 },
      boostDocument: (id) => weights[id] ?? 0,
    },
  });
  for (const page of pages) {
    // It has the titles of all pages, so it would match many searches.
    if (page.path === "/docs") continue;
    const ofPage = partsOf(page);
    yield;
    for (const part of ofPage) {
      const { page, heading, blocks } = part;
      // Names of operations, which have pages of their own.
      if (part.section === "Errors" && heading === OPERATIONS_HEADING) continue;
      weights.push(weightOf(part));
      index.add({
        ...{ id: all.length, page, heading },
        keywords: part.keywords.join(", "),
        related: part.related.join(", "),
        description: heading === "" ? part.description.text : "",
        text: [...blocks.map(({ text }) => text), ...part.variables].join("\n"),
      });
      all.push(part);
      members.add(part);
      yield;
    }
  }
  const parts: NamedPart[] = [];
  /**
   * Names of guides and their parts, and of pages of errors, as stems. A word such as "transit" leads to its guide before the
   * glossary.
   */
  const subjects = new Set<string>();
  for (const part of all) {
    const names = namesOf(part, vocabulary);
    parts.push({ ...part, names, order: parts.length });
    const isSubject = part.section === "Guides" || (part.section === "Errors" && part.heading === "");
    if (isSubject) for (const { key } of names) subjects.add(key);
    if (parts.length % STEP_PARTS === 0) yield;
  }
  /** Returns members and words of the pages that are like a search. People rarely mistype the first letter. */
  const suggestionsFor = (text: string): readonly string[] => {
    const words = searchedWords(text).slice(0, MAX_WORDS);
    const wanted = pairsOf(words.join(" "));
    const near = words
      .flatMap((word) => vocabulary.startingLike(word).filter((other) => 2 * other.length >= word.length))
      .map((word) => ({ word, similarity: similarityOf(wanted, pairsOf(word)) }))
      .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
      .sort((one, other) => other.similarity - one.similarity)
      .map(({ word }) => word);
    return [...new Set([...members.nearest(text), ...near])].slice(0, MAX_SUGGESTIONS);
  };
  const resultsFor = (terms: readonly SearchTerm[]) =>
    index.search({
      combineWith: "OR",
      queries: terms.map(({ stem, isBegun }) => ({ queries: [stem], prefix: isBegun })),
    });
  return {
    search(typed) {
      const telling = new Set(searchedWords(typed).slice(0, MAX_WORDS));
      const corrected = correctedIn(typed, telling, { vocabulary, members });
      const text = corrected?.text ?? typed;
      const member = members.find(text);
      const all = splitSearch(member ?? text, vocabulary).slice(0, MAX_WORDS);
      const name = nameOf(
        all.map(({ word }) => word).join(" "),
        vocabulary,
        all.every(({ isName }) => isName),
      );
      // A single letter behind other words begins one, and only chooses between titles.
      const isLetter = all.length > 1 && /^\p{L}$/u.test(all.at(-1)?.word ?? "");
      const words = isLetter ? all.slice(0, -1) : all;
      const meant = members.meant(text, (key) => vocabulary.isName(key));
      const searched = {
        ...name,
        written: text.trim().replace(/\(\)$/, ""),
        member: subjects.has(name.key) ? undefined : meant,
        isCoined: meant !== undefined && (isCoined(meant) || vocabulary.expand(stemOf(meant)).length > 1),
        isBegun: isLetter || !vocabulary.has(words.at(-1)?.word ?? ""),
      };
      const count = new Set(words.map(({ word }) => stemOf(word))).size;
      const found = (isBegun: boolean) => {
        const terms = searchTerms(words, { vocabulary, isBegun });
        return pagesOf(resultsFor(terms), { parts, searched: terms, vocabulary });
      };
      const exact = found(false);
      // A word that few pages have may be typed further.
      const byPage = withMost(exact).length < ENOUGH_PAGES ? found(true) : exact;
      const full = withMost(byPage);
      const most = full[0]?.words.size ?? 0;
      const hasEnough = full.length >= ENOUGH_PAGES;
      const mayLack = count >= MIN_WORDS_TO_LACK && !hasEnough;
      const least = mayLack ? Math.min(most, count - 1) : most;
      const pages = byPage
        .filter(({ words }) => words.size >= least)
        .map((page) => ranked(page, { searched, count }));
      const matches = joined(arranged(pages).map((page) => new PageMatch(page, vocabulary)));
      return {
        matches,
        hasAllWords: most >= count,
        corrected,
        suggestions: matches.length > 0 ? [] : suggestionsFor(text),
      };
    },
  };
}

/** Returns the pages that have the most of the words. */
function withMost(pages: readonly FoundPage[]): readonly FoundPage[] {
  const most = Math.max(0, ...pages.map(({ words }) => words.size));
  return pages.filter(({ words }) => words.size === most);
}
