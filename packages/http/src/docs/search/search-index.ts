import MiniSearch from "minisearch";
import { linesOf } from "../content/markdown-blocks.js";
import { Slugs } from "../content/slugs.js";
import type { DocPage, Section } from "../page.js";

/** A part of a page that a search found. */
interface FoundPart {
  /** Path of the page, with the anchor of the part. */
  readonly href: string;
  /** Heading of the part; empty for the page's first part. */
  readonly heading: string;
}

/** A page that matches a search, with its best part. */
export interface Match extends FoundPart {
  /** Title of the page. */
  readonly page: string;
  readonly section: Section;
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
  /** True if they have all words; false if no page has all, and these have some. */
  readonly hasAllWords: boolean;
  /** Words of the pages that are like those of a search without matches. */
  readonly suggestions: readonly string[];
}

/** Maximum number of words that are searched: each may take milliseconds, in which no chart is computed. */
const MAX_WORDS = 8;
/** Maximum number of further parts of a page. */
const MAX_OTHERS = 3;
/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 4;
/** Weights of sections: explanations come before lists of members, and those before the types of the library. */
const WEIGHTS: Readonly<Record<Section, number>> = {
  Guides: 2,
  "API reference": 1,
  Errors: 1,
  Glossary: 2,
  Library: 0.6,
  Operators: 1,
};
/** Weight of a part whose heading or keyword is exactly what is searched. */
const EXACT_WEIGHT = 15;
/** Weight if only the ending of a plural differs. */
const ALIKE_WEIGHT = 10;
/** Characters of an excerpt. */
const EXCERPT_LENGTH = 180;
interface Part extends FoundPart, Pick<Match, "page" | "section"> {
  /** Path of the page. */
  readonly path: string;
  readonly id: number;
  readonly text: string;
  /** Words that find the page first. */
  readonly keywords: string;
}

/** Searches the pages. */
export interface SearchIndex {
  /** Returns the pages that match all words, or any word if none has all. Words after the eighth different one are ignored. */
  search(words: string): Found;
}

/** Builds the index of all pages in small steps, so that it can be built beside requests. */
export function* buildSearchIndex(pages: readonly DocPage[]): Generator<undefined, SearchIndex, undefined> {
  const parts: Part[] = [];
  /** A word of the pages for each stem. */
  const forms = new Map<string, string>();
  const index = new MiniSearch<Part>({
    fields: ["page", "heading", "keywords", "text"],
    storeFields: ["id"],
    processTerm: (word) => {
      const stem = stemOf(word);
      if (!forms.has(stem)) forms.set(stem, word.toLowerCase());
      return stem;
    },
    searchOptions: {
      processTerm: stemOf,
      boost: { page: 4, heading: 3, keywords: 4 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boostDocument: (id) => WEIGHTS[parts[id]?.section ?? "Library"],
    },
  });
  for (const page of pages) {
    // It has the titles of all pages, so it would match many searches.
    if (page.path === "/docs") continue;
    const ofPage = partsOf(page);
    yield;
    for (const part of ofPage) {
      const numbered = { ...part, id: parts.length };
      parts.push(numbered);
      index.add(numbered);
      yield;
    }
  }
  return {
    search(words) {
      const counted = [...new Set(wordsOf(words))].slice(0, MAX_WORDS).join(" ");
      const all = index.search(counted, { combineWith: "AND" });
      const results = all.length > 0 ? all : index.search(counted);
      const ranked = results
        .flatMap(({ id, terms, score }) => {
          const part = parts[id];
          return part === undefined ? [] : [{ part, terms, score: score * exactness(part, counted) }];
        })
        .sort((one, other) => other.score - one.score);
      return {
        matches: matchesOf(ranked),
        hasAllWords: all.length > 0,
        suggestions:
          results.length > 0 ? [] : suggestionsFor(counted, index).map((stem) => forms.get(stem) ?? stem),
      };
    },
  };
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[\s\p{P}]+/u)
    .filter((word) => word !== "");
}

/** Returns a word in lower case without the ending of a plural, so that "transit" finds "Transits". */
export function stemOf(word: string): string {
  return word.toLowerCase().replace(/(?<=\w{2}[^s])s$/, "");
}

function stemsOf(text: string): string {
  return wordsOf(text).map(stemOf).join(" ");
}

/** Weighs a part by whether its heading or keyword is what is searched; the title counts for a page's first part. */
function exactness({ page, heading, keywords }: Part, words: string): number {
  const texts = [heading === "" ? page : heading, keywords].map((text) => wordsOf(text).join(" "));
  if (texts.includes(words)) return EXACT_WEIGHT;
  return texts.some((text) => stemsOf(text) === stemsOf(words)) ? ALIKE_WEIGHT : 1;
}

/** Joins the parts of each page, in the order of each page's best part. */
function matchesOf(
  ranked: readonly { readonly part: Part; readonly terms: readonly string[] }[],
): readonly Match[] {
  const byPage = new Map<string, { part: Part; terms: readonly string[]; others: FoundPart[] }>();
  for (const { part, terms } of ranked) {
    const found = byPage.get(part.path);
    if (found === undefined) byPage.set(part.path, { part, terms, others: [] });
    else if (found.others.length < MAX_OTHERS && part.heading !== "") found.others.push(part);
  }
  return [...byPage.values()].map(({ part, terms, others }) => {
    const { href, heading, page, section, text } = part;
    return { href, heading, page, section, others, terms, excerpt: excerptOf(text, terms) };
  });
}

/** Returns stems of words of the pages that are like those of a search. People rarely mistype the first letter. */
function suggestionsFor(words: string, index: MiniSearch<Part>): readonly string[] {
  return index
    .autoSuggest(words, { fuzzy: 0.3, combineWith: "OR" })
    .filter(({ suggestion }) => words.split(" ").some((word) => word[0] === suggestion[0]))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ suggestion }) => suggestion);
}

/** Splits a page at its headings. */
function partsOf({ path, title, section, keywords = "", markdown }: DocPage): readonly Omit<Part, "id">[] {
  const slugs = new Slugs();
  const parts: { href: string; heading: string; lines: string[] }[] = [
    { href: path, heading: "", lines: [] },
  ];
  for (const { text, isCode } of linesOf(markdown())) {
    const [, marks = "", heading = ""] = (!isCode && /^(#{1,6}) (.*)$/.exec(text)) || [];
    if (marks === "") parts.at(-1)?.lines.push(isCode ? "" : text);
    else {
      const title = plainLine(heading);
      const anchor = slugs.next(title);
      if (marks.length > 1) parts.push({ href: `${path}#${anchor}`, heading: title, lines: [] });
    }
  }
  return parts.map(({ href, heading, lines }) => ({
    href,
    path,
    page: title,
    heading,
    section,
    keywords: heading === "" ? keywords : "",
    text: plain(lines.join("\n")),
  }));
}

/** Removes the marks of Markdown from text, and the headings of tables. */
function plain(markdown: string): string {
  return plainLine(
    markdown
      .replace(/^\|.*\|\n\|[\s:|-]+\|$/gm, "")
      .replace(/^\s*(?:[-*]|\d+\.)\s/gm, "")
      .replace(/^>+|\|/gm, " "),
  );
}

/** Removes the marks of Markdown within a line. A number at its start stays: it belongs to a heading's anchor. */
function plainLine(markdown: string): string {
  return (
    markdown
      // Code such as `<key>` stays; tags of HTML do not.
      .replace(/`[^`]*`|<\/?[a-z][^<>]*>/g, (found) => (found.startsWith("`") ? found : ""))
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
      .replace(/\\(?=[[\]<>_*\\])/g, "")
      .replace(/[`*]+/g, "")
      .replace(/#+/g, " ")
      .replace(/\s+/g, " ")
      .trim()
  );
}

/** Cuts the text around the first of the matched words. */
function excerptOf(text: string, terms: readonly string[]): string {
  const lower = text.toLowerCase();
  const places = terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0);
  const start = Math.max(0, Math.min(...(places.length === 0 ? [0] : places)) - 60);
  const from = start === 0 ? 0 : text.indexOf(" ", start) + 1;
  const isCut = from + EXCERPT_LENGTH < text.length;
  const lastSpace = text.lastIndexOf(" ", from + EXCERPT_LENGTH);
  const cut = text.slice(from, isCut && lastSpace > from ? lastSpace : from + EXCERPT_LENGTH);
  return `${from > 0 ? "… " : ""}${cut}${isCut ? " …" : ""}`;
}
