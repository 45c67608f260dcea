import type { SearchResult } from "minisearch";
import type { Section } from "../page.js";
import { isCoined } from "./members.js";
import type { Part } from "./page-parts.js";
import { searchedWords, stemOf, wordsOf } from "./words.js";

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
/**
 * Weights of a part with a name that is the searched text, also in its capitals or not, that differs from it in plurals, or
 * that begins with it, or that has all its words. Capitals decide between `chartWindow` and `ChartWindow`.
 */
const NAME_WEIGHTS = { written: 20, exact: 15, alike: 10, begun: 4, within: 2.5 } as const;
/**
 * Weights of the parts that explain a member. The glossary's definition explains most. For coined names only, those of
 * operations come next, then the guides that use the member, then the schemas, which repeat what operations say.
 */
const DEFINITION_WEIGHTS = { glossary: 1000, operation: 100, guide: 25, schema: 12 } as const;

/** A text that is compared as a whole. */
interface Name {
  /** The text as it is written. */
  readonly written: string;
  readonly text: string;
  /** Stems of the words that say something. */
  readonly stems: readonly string[];
}

/** A search that is compared with the names of parts. */
interface Searched extends Name {
  /** Name of the member whose definition is searched for; undefined if the text is none, or the subject of a page. */
  readonly member: string | undefined;
  /** True if no page has the last word, so that it may be the beginning of one. */
  readonly isBegun: boolean;
}

/** A part with its names, which are read once. */
export interface NamedPart extends Part {
  readonly names: readonly Name[];
}

/** A part that has at least one word. */
export interface FoundEntry {
  readonly part: NamedPart;
  readonly score: number;
  /** Words of the text that match. */
  readonly terms: readonly string[];
  /** Words of the search that the part has apart from the page's title, which all parts of the page share. */
  readonly ownWords: readonly string[];
}

/** A page that has at least one word. */
export interface FoundPage {
  readonly entries: readonly FoundEntry[];
  /** Words of the search that its parts have between them. */
  readonly words: ReadonlySet<string>;
}

/** Joins the found parts of each page. */
export function pagesOf(results: readonly SearchResult[], parts: readonly NamedPart[]): readonly FoundPage[] {
  const byPath = new Map<string, { entries: FoundEntry[]; words: Set<string> }>();
  for (const { id, score, terms, queryTerms, match } of results) {
    const part = parts[id];
    if (part === undefined) continue;
    const page = byPath.get(part.path) ?? { entries: [], words: new Set() };
    byPath.set(part.path, page);
    const own = terms.filter((term) => match[term]?.some((field) => field !== "page"));
    const ownWords = queryTerms.filter((word) => own.some((term) => term.startsWith(word)));
    page.entries.push({ part, score, terms, ownWords });
    for (const word of queryTerms) page.words.add(word);
  }
  return [...byPath.values()];
}

/** Orders the parts of a page, and weighs the page by its best one and by the words that it lacks. */
export function ranked(
  { entries, words: found }: FoundPage,
  searched: Searched,
): FoundPage & { readonly score: number } {
  const sorted = entries
    .map((entry) => ({ ...entry, score: entry.score * nameWeight(entry.part, searched) }))
    .sort((one, other) => other.score - one.score);
  const score = (sorted[0]?.score ?? 0) * (found.size / searched.stems.length) ** 2;
  return { score, entries: sorted, words: found };
}

/** Weighs a part by the names that it has in common with a search. */
function nameWeight({ names, members, section, path }: NamedPart, searched: Searched): number {
  const { written, member } = searched;
  if (member !== undefined && members.includes(member)) {
    if (section === "Glossary") return DEFINITION_WEIGHTS.glossary;
    if (isCoined(member)) return DEFINITION_WEIGHTS[path.includes("/schemas/") ? "schema" : "operation"];
  }
  if (member !== undefined && section === "Guides" && isCoined(member)) return DEFINITION_WEIGHTS.guide;
  // Text in lower case says nothing about the capitals of a name.
  const hasCapitals = /\p{Lu}/u.test(written);
  if (hasCapitals && names.some((name) => name.written === written)) return NAME_WEIGHTS.written;
  if (names.some(({ text }) => text === searched.text)) return NAME_WEIGHTS.exact;
  const stems = searched.stems.join(" ");
  if (names.some((name) => name.stems.join(" ") === stems)) return NAME_WEIGHTS.alike;
  const [heading] = names;
  if (searched.isBegun && heading && isHeadingWith(heading, searched.text)) return NAME_WEIGHTS.begun;
  const isWithin = names.some((name) => searched.stems.every((stem) => name.stems.includes(stem)));
  return isWithin ? NAME_WEIGHTS.within : 1;
}

/** Returns true for a heading that begins with a text. Names of types, such as `ReturnsEnvelope`, are no headings. */
function isHeadingWith({ text, written }: Name, beginning: string): boolean {
  return text.startsWith(beginning) && !/\p{Ll}\p{Lu}/u.test(written);
}

/** Returns the weight of a part before any search. */
export function weightOf(part: Part | undefined): number {
  if (part === undefined) return 0;
  const isErrorList = part.section === "API reference" && part.heading === "Errors";
  const isEmpty = part.heading !== "" && part.blocks.length === 0;
  return SECTION_WEIGHTS[part.section] * (isErrorList ? ERROR_LIST_WEIGHT : isEmpty ? EMPTY_WEIGHT : 1);
}

/** Returns the names of a part: heading, keywords and the term of the glossary. The title counts for a page's first part. */
export function namesOf({ page, heading, keywords, members, section }: Part): readonly Name[] {
  const terms = section === "Glossary" ? members : [];
  return [heading === "" ? page : heading, ...keywords, ...terms].map(nameOf);
}

/** Prepares a text for the comparison with others. */
export function nameOf(text: string): Name {
  return {
    written: text.replace(/\(\)$/, ""),
    text: wordsOf(text).join(" "),
    stems: searchedWords(text).map(stemOf),
  };
}
