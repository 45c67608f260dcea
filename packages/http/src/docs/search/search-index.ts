import MiniSearch, { type SearchResult } from "minisearch";
import type { DocPage, Section } from "../page.js";
import { excerptOf } from "./excerpts.js";
import { type Part, partsOf } from "./page-parts.js";
import { searchedWords, stemOf, wordsOf } from "./words.js";

/** A part of a page that a search found. */
type FoundPart = Pick<Part, "href" | "heading">;

/** A page that matches a search, with its best part. */
export interface Match extends Pick<Part, "href" | "heading" | "page" | "section"> {
  /** Some words around the first match, as text. */
  readonly excerpt: string;
  /** Words of the text that match, as {@link stemOf} returns them. */
  readonly terms: readonly string[];
  /** Further parts of the page, the best first. */
  readonly others: readonly FoundPart[];
}

/** Pages that match a search. */
export interface Found {
  /** The best ones first. */
  readonly matches: readonly Match[];
  /** True if a page has all words; false if no page has all, and these have most of them. */
  readonly hasAllWords: boolean;
  /** Words of the pages that are like those of a search without matches. */
  readonly suggestions: readonly string[];
}

/** Maximum number of words that are searched: each may take milliseconds, in which no chart is computed. */
const MAX_WORDS = 8;
/** Fewest words of a search of which a page may lack one. */
const MIN_WORDS_TO_LACK = 3;
/** Maximum number of further parts of a page. */
const MAX_OTHERS = 3;
/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 4;
/** Weights of sections: explanations come before lists of members, and those before what few readers look for. */
const SECTION_WEIGHTS: Readonly<Record<Section, number>> = {
  Guides: 3,
  "API reference": 1.5,
  Errors: 1.4,
  Glossary: 1.3,
  Library: 0.3,
  Operators: 0.5,
};
/** Weight of an operation's list of errors, which names everything that can be wrong. */
const ERROR_LIST_WEIGHT = 0.1;
/** Weight of a heading that only has headings below it. */
const EMPTY_WEIGHT = 0.3;
/** Weights of a part one of whose names is the searched text: as it is, apart from plurals, with each word in it. */
const NAME_WEIGHTS = { exact: 15, alike: 10, within: 2.5 } as const;

/** Searches the pages. */
export interface SearchIndex {
  /**
   * Returns the pages that match all words, or, if none has all, those with the most. Of three words and more, a page may
   * lack one. Words after the eighth different one are ignored.
   */
  search(words: string): Found;
}

/** A part as the index reads it. */
interface Entry {
  readonly id: number;
  readonly page: string;
  readonly heading: string;
  readonly keywords: string;
  readonly description: string;
  readonly text: string;
}

/** Builds the index of all pages in small steps, so that it can be built beside requests. */
export function* buildSearchIndex(pages: readonly DocPage[]): Generator<undefined, SearchIndex, undefined> {
  const parts: NamedPart[] = [];
  /** A word of the pages for each stem. */
  const forms = new Map<string, string>();
  const index = new MiniSearch<Entry>({
    fields: ["page", "heading", "keywords", "description", "text"],
    processTerm: (word) => {
      const stem = stemOf(word);
      if (!forms.has(stem)) forms.set(stem, word.toLowerCase());
      return stem;
    },
    searchOptions: {
      processTerm: stemOf,
      // A page with many topics answers each of them as well as one with few.
      bm25: { k: 1.2, b: 0.4, d: 0.5 },
      boost: { page: 5, heading: 3, keywords: 5, description: 4 },
      // Beginnings and misspellings count only for words that no page has.
      prefix: (term) => term.length > 1 && !forms.has(term),
      fuzzy: (term) => (term.length > 4 && !forms.has(term) ? 0.2 : false),
      boostDocument: (id) => weightOf(parts[id]),
    },
  });
  for (const page of pages) {
    // It has the titles of all pages, so it would match many searches.
    if (page.path === "/docs") continue;
    const ofPage = partsOf(page);
    yield;
    for (const part of ofPage) {
      const { page, heading, keywords, blocks } = part;
      const description = heading === "" ? part.description : "";
      const texts = { keywords: keywords.join(", "), description, text: blocks.join("\n") };
      index.add({ id: parts.length, page, heading, ...texts });
      parts.push({ ...part, names: namesOf(part) });
      yield;
    }
  }
  return {
    search(text) {
      const words = searchedWords(text).slice(0, MAX_WORDS);
      const searched = nameOf(words.join(" "));
      const results = index.search(words.join(" "));
      const byPage = pagesOf(results, parts);
      const most = Math.max(0, ...byPage.map(({ words }) => words.size));
      const least = words.length >= MIN_WORDS_TO_LACK ? Math.min(most, words.length - 1) : most;
      return {
        matches: byPage
          .filter(({ words }) => words.size >= least)
          .map((page) => ranked(page, searched))
          .sort((one, other) => other.score - one.score)
          .map(matchOf),
        hasAllWords: most >= new Set(searched.stems).size,
        suggestions:
          results.length > 0 ? [] : suggestionsFor(words, index).map((stem) => forms.get(stem) ?? stem),
      };
    },
  };
}

/** Returns the weight of a part before any search. */
function weightOf(part: Part | undefined): number {
  if (part === undefined) return 0;
  const isErrorList = part.section === "API reference" && part.heading === "Errors";
  const isEmpty = part.heading !== "" && part.blocks.length === 0;
  return SECTION_WEIGHTS[part.section] * (isErrorList ? ERROR_LIST_WEIGHT : isEmpty ? EMPTY_WEIGHT : 1);
}

/** A text that is compared as a whole. */
interface Name {
  readonly text: string;
  /** Stems of the words that say something. */
  readonly stems: readonly string[];
}

/** A part with its names, which are read once. */
interface NamedPart extends Part {
  readonly names: readonly Name[];
}

/** A part that has at least one word. */
interface FoundEntry {
  readonly part: NamedPart;
  readonly score: number;
  /** Words of the text that match. */
  readonly terms: readonly string[];
}

/** A page that has at least one word. */
interface FoundPage {
  readonly entries: readonly FoundEntry[];
  /** Words of the search that its parts have between them. */
  readonly words: ReadonlySet<string>;
}

/** Joins the found parts of each page. */
function pagesOf(results: readonly SearchResult[], parts: readonly NamedPart[]): readonly FoundPage[] {
  const byPath = new Map<string, { entries: FoundEntry[]; words: Set<string> }>();
  for (const { id, score, terms, queryTerms } of results) {
    const part = parts[id];
    if (part === undefined) continue;
    const page = byPath.get(part.path) ?? { entries: [], words: new Set() };
    byPath.set(part.path, page);
    page.entries.push({ part, score, terms });
    for (const word of queryTerms) page.words.add(word);
  }
  return [...byPath.values()];
}

/** Orders the parts of a page, and weighs the page by its best one and by the words that it lacks. */
function ranked(
  { entries, words: found }: FoundPage,
  searched: Name,
): { readonly score: number; readonly entries: readonly FoundEntry[] } {
  const sorted = entries
    .map((entry) => ({ ...entry, score: entry.score * nameWeight(entry.part.names, searched) }))
    .sort((one, other) => other.score - one.score);
  return { score: (sorted[0]?.score ?? 0) * (found.size / searched.stems.length) ** 2, entries: sorted };
}

/** Weighs a part by the names that it has in common with a search. */
function nameWeight(names: readonly Name[], searched: Name): number {
  if (names.some(({ text }) => text === searched.text)) return NAME_WEIGHTS.exact;
  const stems = searched.stems.join(" ");
  if (names.some((name) => name.stems.join(" ") === stems)) return NAME_WEIGHTS.alike;
  const isWithin = names.some((name) => searched.stems.every((stem) => name.stems.includes(stem)));
  return isWithin ? NAME_WEIGHTS.within : 1;
}

/** Returns the names of a part: heading and keywords. The title counts for a page's first part. */
function namesOf({ page, heading, keywords }: Part): readonly Name[] {
  return [heading === "" ? page : heading, ...keywords].map(nameOf);
}

function nameOf(text: string): Name {
  return { text: wordsOf(text).join(" "), stems: searchedWords(text).map(stemOf) };
}

function matchOf({ entries }: { readonly entries: readonly FoundEntry[] }): Match {
  const [best, ...others] = entries as readonly [FoundEntry, ...FoundEntry[]];
  const { href, heading, page, section } = best.part;
  return {
    ...{ href, heading, page, section, terms: best.terms },
    // Most matches are counted, not shown.
    get excerpt() {
      return excerptOf(best.part, best.terms);
    },
    others: others
      .map(({ part }) => part)
      .filter((part) => part.heading !== "")
      .slice(0, MAX_OTHERS),
  };
}

/** Returns stems of words of the pages that are like those of a search. People rarely mistype the first letter. */
function suggestionsFor(words: readonly string[], index: MiniSearch<Entry>): readonly string[] {
  return index
    .autoSuggest(words.join(" "), { fuzzy: 0.3, combineWith: "OR" })
    .filter(({ suggestion }) => words.some((word) => word[0] === suggestion[0]))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ suggestion }) => suggestion);
}
