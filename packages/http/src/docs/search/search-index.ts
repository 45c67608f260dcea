import MiniSearch from "minisearch";
import { linesOf } from "../content/markdown-blocks.js";
import { Slugs } from "../content/slugs.js";
import type { DocPage, Section } from "../page.js";

/** A part of a page that matches a search. */
export interface Match {
  /** Path of the page, with the anchor of the part. */
  readonly href: string;
  /** Title of the page. */
  readonly page: string;
  /** Heading of the part; empty for the page's first part. */
  readonly heading: string;
  readonly section: Section;
  /** Some words around the first match, as text. */
  readonly excerpt: string;
  /** Words of the text that match, in lower case. */
  readonly terms: readonly string[];
}

/** Maximum number of words that are searched: each may take milliseconds, in which no chart is computed. */
const MAX_WORDS = 8;
/** Maximum number of matches that a search returns. */
const MAX_MATCHES = 20;
/** Maximum number of parts of one page among them. */
const MAX_MATCHES_A_PAGE = 2;
/** Weight of explanatory texts; lists of members have 1. */
const WEIGHTS: Partial<Readonly<Record<Section, number>>> = { Guides: 2 };
/** Characters of an excerpt. */
const EXCERPT_LENGTH = 180;
interface Part extends Omit<Match, "excerpt" | "terms"> {
  /** Path of the page. */
  readonly path: string;
  readonly id: number;
  readonly text: string;
}

/** Searches the pages. */
export interface SearchIndex {
  /**
   * Returns the parts of pages that match all words, or any word if no part has all: the best first, at most two of a
   * page. Words after the eighth different one are ignored.
   */
  search(words: string): readonly Match[];
}

/** Builds the index of all pages in small steps, so that it can be built beside requests. */
export function* buildSearchIndex(pages: readonly DocPage[]): Generator<undefined, SearchIndex, undefined> {
  const parts: Part[] = [];
  const index = new MiniSearch<Part>({
    fields: ["page", "heading", "text"],
    storeFields: ["id"],
    searchOptions: {
      boost: { page: 4, heading: 3 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boostDocument: (id) => WEIGHTS[parts[id]?.section ?? "Errors"] ?? 1,
    },
  });
  for (const page of pages) {
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
      const counted = [...new Set(words.toLowerCase().split(/[\s\p{P}]+/u))].slice(0, MAX_WORDS).join(" ");
      const all = index.search(counted, { combineWith: "AND" });
      const results = all.length > 0 ? all : index.search(counted);
      const perPage = new Map<string, number>();
      return results
        .flatMap(({ id, terms }) => {
          const part = parts[id];
          if (part === undefined) return [];
          const count = (perPage.get(part.path) ?? 0) + 1;
          perPage.set(part.path, count);
          return count > MAX_MATCHES_A_PAGE ? [] : [{ part, terms }];
        })
        .slice(0, MAX_MATCHES)
        .map(({ part, terms }) => ({ ...part, ...excerptOf(part.text, terms) }));
    },
  };
}

/** Splits a page at its headings. */
function partsOf({ path, title, section, markdown }: DocPage): readonly Omit<Part, "id">[] {
  const slugs = new Slugs();
  const parts: { href: string; heading: string; lines: string[] }[] = [
    { href: path, heading: "", lines: [] },
  ];
  for (const { text, isCode } of linesOf(markdown())) {
    const [, marks = "", heading = ""] = (!isCode && /^(#{1,6}) (.*)$/.exec(text)) || [];
    if (marks === "") parts.at(-1)?.lines.push(isCode ? "" : text);
    else {
      const anchor = slugs.next(plain(heading));
      if (marks.length > 1) parts.push({ href: `${path}#${anchor}`, heading: plain(heading), lines: [] });
    }
  }
  return parts.map(({ href, heading, lines }) => ({
    href,
    path,
    page: title,
    heading,
    section,
    text: plain(lines.join("\n")),
  }));
}

/** Removes the marks of Markdown from text, and the headings of tables. */
function plain(markdown: string): string {
  return (
    markdown
      // Code such as `<key>` stays; tags of HTML do not.
      .replace(/`[^`]*`|<\/?[a-z][^<>]*>/g, (found) => (found.startsWith("`") ? found : ""))
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
      .replace(/^\|.*\|\n\|[\s:|-]+\|$/gm, "")
      .replace(/^\s*(?:[-*]|\d+\.)\s/gm, "")
      .replace(/[`*]+/g, "")
      .replace(/^>+|[#|]+/gm, " ")
      .replace(/\s+/g, " ")
      .trim()
  );
}

/** Cuts the text around the first of the matched words. */
function excerptOf(text: string, terms: readonly string[]): Pick<Match, "excerpt" | "terms"> {
  const lower = text.toLowerCase();
  const places = terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0);
  const start = Math.max(0, Math.min(...(places.length === 0 ? [0] : places)) - 60);
  const from = start === 0 ? 0 : text.indexOf(" ", start) + 1;
  const isCut = from + EXCERPT_LENGTH < text.length;
  const lastSpace = text.lastIndexOf(" ", from + EXCERPT_LENGTH);
  const cut = text.slice(from, isCut && lastSpace > from ? lastSpace : from + EXCERPT_LENGTH);
  const excerpt = `${from > 0 ? "… " : ""}${cut}${isCut ? " …" : ""}`;
  return { excerpt, terms };
}
