import MiniSearch from "minisearch";
import { OPERATIONS_HEADING } from "../error-path.js";
import type { DocPage } from "../page.js";
import { pairsOf, similarityOf } from "../similarity.js";
import { excerptOf } from "./excerpts.js";
import { Members } from "./members.js";
import { type Part, partsOf } from "./page-parts.js";
import {
  type FoundEntry,
  type FoundPage,
  type NamedPart,
  nameOf,
  namesOf,
  pagesOf,
  ranked,
  weightOf,
} from "./ranking.js";
import { type Corrected, correctedIn } from "./spelling.js";
import { searchedWords, stemOf } from "./words.js";

/** A part of a page that a search found. */
type FoundPart = Pick<Part, "href" | "heading">;

/** A page that matches a search, with its best part. */
export interface Match extends Pick<Part, "href" | "heading" | "page" | "section"> {
  /** Some words around the first match, as text. */
  readonly excerpt: string;
  /** Words of the text that match, as {@link stemOf} returns them. */
  readonly terms: readonly string[];
  /** Further parts of the page that have all words that the page has, the best first. */
  readonly others: readonly FoundPart[];
}

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
/** Fewest characters of a word that may be misspelt. */
const MIN_MISSPELT_LENGTH = 5;
/** Fewest words of a search of which a page may lack one. */
const MIN_WORDS_TO_LACK = 3;
/** Number of pages with all words from which on those that lack one are left out. */
const ENOUGH_PAGES = 5;
/** Maximum number of further parts of a page. */
const MAX_OTHERS = 3;
/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 4;
/** Lowest similarity of a word that is worth proposing, from 0 to 1. */
const MIN_SIMILARITY = 0.5;

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
  readonly description: string;
  readonly text: string;
}

/** Builds the index of all pages in small steps, so that it can be built beside requests. */
export function* buildSearchIndex(pages: readonly DocPage[]): Generator<undefined, SearchIndex, undefined> {
  const parts: NamedPart[] = [];
  /** A word of the pages for each stem. */
  const forms = new Map<string, string>();
  const members = new Members();
  /**
   * Names of guides and their parts, and of pages of errors, as stems. A word such as "transit" leads to its guide before the
   * glossary.
   */
  const subjects = new Set<string>();
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
      // Beginnings count only for words that no page has.
      prefix: (term) => term.length > 1 && !forms.has(term),
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
      // Names of operations, which have pages of their own.
      if (part.section === "Errors" && heading === OPERATIONS_HEADING) continue;
      const description = heading === "" ? part.description : "";
      const texts = { keywords: keywords.join(", "), description, text: blocks.join("\n") };
      index.add({ id: parts.length, page, heading, ...texts });
      const names = namesOf(part);
      parts.push({ ...part, names });
      members.add(part);
      const isSubject = part.section === "Guides" || (part.section === "Errors" && heading === "");
      if (isSubject) for (const { stems } of names) subjects.add(stems.join(" "));
      yield;
    }
  }
  /** Returns members and words of the pages that are like a search. People rarely mistype the first letter. */
  const suggestionsFor = (text: string): readonly string[] => {
    const words = searchedWords(text).slice(0, MAX_WORDS);
    const wanted = pairsOf(words.join(" "));
    const near = index
      .autoSuggest(words.join(" "), { fuzzy: 0.3, combineWith: "OR" })
      .map(({ suggestion }) => forms.get(suggestion) ?? suggestion)
      .filter((word) => word.split(" ").length <= words.length && words.some(([first]) => first === word[0]))
      .filter((word) => similarityOf(wanted, pairsOf(word)) >= MIN_SIMILARITY);
    return [...new Set([...members.nearest(text), ...near])].slice(0, MAX_SUGGESTIONS);
  };
  /**
   * Returns the most frequent of the words that differ least from a misspelt one; undefined if no word is like it, or if a page
   * has it or a word that begins with it.
   */
  const spellingOf = (word: string): string | undefined => {
    const stem = stemOf(word);
    const isBeginning = [...forms.keys()].some((known) => known.startsWith(stem));
    if (isBeginning || stem.length < MIN_MISSPELT_LENGTH) return undefined;
    const near = index.search(word, { prefix: false, fuzzy: 1 });
    const found = near.length > 0 ? near : index.search(word, { prefix: false, fuzzy: 0.2 });
    const counts = new Map<string, number>();
    for (const term of found.flatMap(({ terms }) => terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
    const [nearest] = [...counts].sort(([, one], [, other]) => other - one);
    if (nearest === undefined) return undefined;
    const [term] = nearest;
    const form = forms.get(term) ?? term;
    return members.find(form) ?? form;
  };
  return {
    search(typed) {
      const telling = new Set(searchedWords(typed).slice(0, MAX_WORDS));
      const corrected = correctedIn(typed, telling, spellingOf);
      const text = corrected?.text ?? typed;
      const member = members.find(text);
      const words = searchedWords(member ?? text).slice(0, MAX_WORDS);
      const name = nameOf(words.join(" "));
      const searched = {
        ...name,
        written: text.trim().replace(/\(\)$/, ""),
        member: subjects.has(name.stems.join(" ")) ? undefined : member,
        isBegun: !forms.has(stemOf(words.at(-1) ?? "")),
      };
      const results = index.search(words.join(" "));
      const byPage = pagesOf(results, parts);
      const most = Math.max(0, ...byPage.map(({ words }) => words.size));
      const hasEnough = byPage.filter(({ words }) => words.size === most).length >= ENOUGH_PAGES;
      const mayLack = words.length >= MIN_WORDS_TO_LACK && !hasEnough;
      const least = mayLack ? Math.min(most, words.length - 1) : most;
      return {
        matches: byPage
          .filter(({ words }) => words.size >= least)
          .map((page) => ranked(page, searched))
          .sort((one, other) => other.score - one.score)
          .map(matchOf),
        hasAllWords: most >= new Set(searched.stems).size,
        corrected,
        suggestions: results.length > 0 ? [] : suggestionsFor(text),
      };
    },
  };
}

function matchOf({ entries, words }: FoundPage): Match {
  const [best, ...others] = entries as readonly [FoundEntry, ...FoundEntry[]];
  const { href, heading, page, section } = best.part;
  return {
    ...{ href, heading, page, section, terms: best.terms },
    // Most matches are counted, not shown.
    get excerpt() {
      return excerptOf(best.part, best.terms);
    },
    others: others
      .filter(({ ownWords }) => new Set(ownWords).size === words.size)
      .map(({ part }) => part)
      .filter((part) => part.heading !== "")
      .slice(0, MAX_OTHERS),
  };
}
