import MiniSearch, { type Query, type SearchOptions } from "minisearch";
import { OPERATIONS_HEADING } from "../base/error-path.js";
import type { DocPage, Section } from "../base/page.js";
import { type Match, matchesOf } from "./page-match.js";
import { type Part, partsOf } from "./page-parts.js";
import { indexedWords, isStopWord, termOf, writtenWords } from "./words.js";

/** Pages that match a search. */
export interface Found {
  /** The best ones first. */
  readonly matches: readonly Match[];
  /** The words that each part of these has: all of them, words like them where no part has all, or else some of them. */
  readonly has: "all" | "alike" | "some";
}

export interface SearchIndex {
  /** Returns the pages that match a search. Words after the eighth different one are ignored. */
  search(words: string): Found;
}

/** Weights of the fields of a part: a match in its title counts six times as much as one in its text. */
const FIELD_WEIGHTS = { title: 6, keywords: 6, names: 7, description: 3, text: 1 } as const;
/** Weights of sections: explanations come before lists of members, and those before what few readers look for. */
const SECTION_WEIGHTS: Readonly<Record<Section | "Schemas", number>> = {
  ...{ Guides: 3, Glossary: 1.5, Errors: 1.4, "API reference": 1 },
  ...{ Operators: 0.7, Library: 0.5, Schemas: 0.4 },
};

/** Maximum number of words that are searched, and of words within names: each takes time, in which no chart is computed. */
const MAX_WORDS = 8;

/** Searches in the order in which they are tried, until one finds something. */
const ATTEMPTS: readonly (readonly [Found["has"], SearchOptions])[] = [
  ["all", { combineWith: "AND", prefix: true }],
  ["alike", { combineWith: "AND", prefix: true, fuzzy: 0.2 }],
  ["some", { combineWith: "OR", prefix: true, fuzzy: 0.2 }],
];

/** A part as the index reads it. */
type Entry = Readonly<Record<keyof typeof FIELD_WEIGHTS, string>> & { readonly id: number };

/** Builds the index of all pages, in a step for each page, so that it can be built beside requests. */
export function* buildSearchIndex(pages: readonly DocPage[]): Generator<undefined, SearchIndex, undefined> {
  const parts: Part[] = [];
  const index = new MiniSearch<Entry>({
    fields: Object.keys(FIELD_WEIGHTS),
    tokenize: indexedWords,
    processTerm: termOf,
    searchOptions: {
      tokenize: (word) => [word],
      // A page with many keywords answers each of them as well as one with few.
      bm25: { k: 1.2, b: 0.2, d: 0.5 },
      boost: FIELD_WEIGHTS,
      boostDocument: (id) => {
        const { section, path } = parts[id] as Part;
        return SECTION_WEIGHTS[path.includes("/schemas/") ? "Schemas" : section];
      },
    },
  });
  for (const page of pages) {
    // It has the titles of all pages, so it would match many searches.
    if (page.path === "/docs") continue;
    for (const part of partsOf(page)) {
      const { section, heading, keywords, members, description, blocks, variables } = part;
      // Names of operations, which have pages of their own.
      if (section === "Errors" && heading === OPERATIONS_HEADING) continue;
      index.add({
        id: parts.length,
        title: heading === "" ? part.page : heading,
        keywords: keywords.join(", "),
        names: members.join(" "),
        description: heading === "" ? description.text : "",
        text: [...blocks.map(({ text }) => text), ...variables].join("\n"),
      });
      parts.push(part);
    }
    yield;
  }
  return {
    search(words) {
      const queries = queriesOf(words);
      for (const [has, options] of ATTEMPTS) {
        const results = index.search({ queries }, options);
        if (results.length > 0) return { matches: matchesOf(results, parts), has };
      }
      return { matches: [], has: "all" };
    },
  };
}

/** Returns the different telling words of a search. A name such as `channelsShort` is found as a whole or by its words. */
function queriesOf(text: string): Query[] {
  const all = [...new Map(writtenWords(text).map((word) => [word.whole, word])).values()];
  const telling = all.filter(({ whole }) => !isStopWord(whole));
  let partsLeft = MAX_WORDS;
  return (telling.length > 0 ? telling : all).slice(0, MAX_WORDS).map(({ whole, parts }) => {
    if (parts.length === 1) return whole;
    const queries = [...new Set(parts)];
    partsLeft -= queries.length;
    return partsLeft < 0 ? whole : { combineWith: "OR", queries: [whole, { combineWith: "AND", queries }] };
  });
}
