import type { SearchResult } from "minisearch";
import { excerptOf, sourceOf } from "./excerpts.js";
import type { Part } from "./page-parts.js";

export type FoundPart = Pick<Part, "href" | "heading" | "page" | "section" | "breadcrumb">;

/** A page that matches a search, with its best part. */
export interface Match extends FoundPart {
  /** Sentences around the first match, as text. */
  readonly excerpt: string;
  /** A part of the excerpt that fits into a line. */
  readonly shortExcerpt: string;
  /** Words of the index that match. */
  readonly terms: readonly string[];
  /** Further parts of the page, the best first. */
  readonly others: readonly FoundPart[];
  /** Parts of other pages of the section that say the same, which are no matches of their own. */
  readonly repeated: readonly FoundPart[];
}

/** Maximum number of further parts of a page. */
const MAX_OTHERS = 3;
const SHORT_LENGTH = 66;
/** Number of matches after which no more are compared with each other: few readers see them. */
const MAX_COMPARED = 30;

/** A match that further parts are added to, and its place among all parts, in the order of the navigation. */
type OpenMatch = Match & {
  readonly order: number;
  readonly others: FoundPart[];
  readonly repeated: FoundPart[];
};

/** Creates a match whose texts are made when they are first asked for: most matches are counted, not shown. */
function matchOf(part: Part, { id, terms: found, queryTerms }: SearchResult): OpenMatch {
  // A word that the part has counts before longer ones that begin with it.
  const whole = found.filter((term) => queryTerms.includes(term));
  const terms = found.filter((term) => whole.every((other) => term === other || !term.startsWith(other)));
  let excerpt: string | undefined;
  return {
    ...part,
    ...{ order: id, terms, others: [], repeated: [] },
    get excerpt() {
      excerpt ??= excerptOf(sourceOf(part, terms));
      return excerpt;
    },
    get shortExcerpt() {
      return excerptOf(sourceOf(part, terms), SHORT_LENGTH);
    },
  };
}

/** Joins the found parts of each page at the place of its best one. Each term of the glossary stands for itself. */
export function matchesOf(results: readonly SearchResult[], parts: readonly Part[]): readonly Match[] {
  const byPage = new Map<string, OpenMatch>();
  for (const result of results) {
    const part = parts[result.id] as Part;
    const key = part.section === "Glossary" ? part.href : part.path;
    const match = byPage.get(key);
    if (match === undefined) byPage.set(key, matchOf(part, result));
    else if (part.heading !== "" && match.others.length < MAX_OTHERS) match.others.push(part);
  }
  return joined([...byPage.values()]);
}

/** Joins the matches of a section that say the same, at the place of the best one, which names the others. Of operations, the first one in the navigation does. */
function joined(matches: readonly OpenMatch[]): readonly Match[] {
  const groups = new Map<string, OpenMatch[]>();
  let compared = 0;
  for (const match of matches) {
    if (groups.size === MAX_COMPARED) break;
    const key = `${match.section}: ${match.excerpt}`;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(match);
    compared += 1;
  }
  const kept = [...groups.values()].map((group) => {
    const isReference = group[0]?.section === "API reference";
    const [main, ...others] = isReference ? group.sort((one, other) => one.order - other.order) : group;
    main?.repeated.push(...others);
    return main as OpenMatch;
  });
  return [...kept, ...matches.slice(compared)];
}
