import type { SearchResult } from "minisearch";
import type { Section } from "../page.js";
import type { SearchTerm } from "./index-words.js";
import type { Part } from "./page-parts.js";
import type { Vocabulary } from "./vocabulary.js";
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
/** Weight of a part of the list of all errors: each of them has a page of its own. */
const ERROR_GROUP_WEIGHT = 0.25;
/** Weights of schemas, which repeat what operations say, and of those that only frame a result. */
const SCHEMA_WEIGHT = 0.5;
const ENVELOPE_WEIGHT = 0.25;
/** Weight of a heading that only has headings below it. */
const EMPTY_WEIGHT = 0.3;
/**
 * Weights of a part with a name that is the searched text, also in its capitals or not, that differs from it in plurals or
 * the order of words, that begins with it, or that has all its words. Capitals decide between `chartWindow` and
 * `ChartWindow`. A beginning that is no word of its own is typed further: titles that begin with it come first.
 */
const NAME_WEIGHTS = { written: 20, exact: 10, alike: 10, typed: 12, begun: 1.5, within: 2.5 } as const;
/**
 * Weights of the parts that explain a member. The glossary's definition explains most. For coined names only, those of
 * operations come next, then the errors of the member and the guides that use it, then the schemas, which repeat what
 * operations say.
 */
const DEFINITION_WEIGHTS = { glossary: 1000, operation: 100, error: 25, guide: 15, schema: 12 } as const;

/** Weight of the part of a setting that begins with the search, such as `TRUST_PROXY` for "trust". */
const SETTING_WEIGHT = 12;

/** Share of a word that a part lacks and its page's introduction has. */
const INTRODUCED_SHARE = 0.5;

/** A text that is compared as a whole. */
interface Name {
  /** The text as it is written. */
  readonly written: string;
  readonly text: string;
  /** Stems of the words that say something. */
  readonly stems: readonly string[];
  /** The stems as one text, in alphabetical order. */
  readonly key: string;
}

/** A search that is compared with the names of parts. */
export interface Searched extends Name {
  /** Name of the member or setting whose definition is searched for; undefined if the text is like none, or the subject of a page. */
  readonly member: string | undefined;
  /** True for a member whose name is no word of the language, such as `channelsShort` or `birthtime`. */
  readonly isCoined: boolean;
  /** True if no page has the last word, so that it may be the beginning of one. */
  readonly isBegun: boolean;
}

/** A part with its names, which are read once. */
export interface NamedPart extends Part {
  /** Place among all parts, in the order of the navigation. */
  readonly order: number;
  readonly names: readonly Name[];
}

/** A part that has at least one word. */
export interface FoundEntry {
  readonly part: NamedPart;
  readonly score: number;
  /** Words of the search that the part has, with the page's title. */
  readonly words: ReadonlySet<string>;
  /** Stems of the part's words that match. */
  readonly terms: readonly string[];
  /** Words of the search that the part has apart from the page's title, which all parts of the page share. */
  readonly ownWords: () => ReadonlySet<string>;
}

/** A page, or a term of the glossary, that has at least one word. */
export interface FoundPage {
  readonly entries: readonly FoundEntry[];
  /** Words of the search that its parts have between them. */
  readonly words: ReadonlySet<string>;
}

/** Joins the found parts of each page. Each term of the glossary stands for itself. */
export function pagesOf(
  results: readonly SearchResult[],
  {
    parts,
    searched,
    vocabulary,
  }: {
    readonly parts: readonly NamedPart[];
    readonly searched: readonly SearchTerm[];
    readonly vocabulary: Vocabulary;
  },
): readonly FoundPage[] {
  const covers = new Map(searched.map(({ stem, covers }) => [stem, covers]));
  const byPath = new Map<string, { entries: FoundEntry[]; words: Set<string> }>();
  for (const { id, score, terms, queryTerms, match } of results) {
    const part = parts[id];
    if (part === undefined) continue;
    const key = part.section === "Glossary" ? part.href : part.path;
    const page = byPath.get(key) ?? { entries: [], words: new Set() };
    byPath.set(key, page);
    const ownWords = () => {
      const own = terms.filter((term) => match[term]?.some((field) => field !== "page"));
      const ownTerms = queryTerms.filter((word) => own.some((term) => term.startsWith(word)));
      return new Set(ownTerms.flatMap((term) => covers.get(term) ?? []));
    };
    // Two neighbors that count as one word say nothing unless they are searched for.
    const telling = terms.filter((term) => covers.has(term) || vocabulary.expand(term).length === 1);
    const words = new Set(queryTerms.flatMap((term) => covers.get(term) ?? []));
    page.entries.push({ part, score, words, terms: telling, ownWords });
    for (const word of words) page.words.add(word);
  }
  return [...byPath.values()];
}

/** Orders the parts of a page, and weighs the page by its best one and by the words that it lacks. */
export function ranked(
  { entries, words: found }: FoundPage,
  { searched, count }: { readonly searched: Searched; readonly count: number },
): FoundPage & { readonly score: number } {
  const introduction = entries.find(({ part }) => part.heading === "")?.words ?? new Set<string>();
  // Words that are spread over a page rarely have to do with each other, except for those of its introduction.
  const nearnessOf = ({ words }: FoundEntry) =>
    (words.size + INTRODUCED_SHARE * [...introduction].filter((word) => !words.has(word)).length) / count;
  const sorted = entries
    .map((entry) => ({ ...entry, score: entry.score * nameWeight(entry.part, searched) * nearnessOf(entry) }))
    .sort((one, other) => other.score - one.score);
  const score = (sorted[0]?.score ?? 0) * (found.size / count) ** 2;
  return { score, entries: sorted, words: found };
}

/** Weighs a part by the names that it has in common with a search. */
function nameWeight({ names, members, section, path }: NamedPart, searched: Searched): number {
  const isWithin = ({ stems }: Name) => searched.stems.every((stem) => stems.includes(stem));
  const { written, member, isCoined } = searched;
  if (member !== undefined && members.includes(member)) {
    if (section === "Glossary") return DEFINITION_WEIGHTS.glossary;
    if (isCoined) return DEFINITION_WEIGHTS[isSchema(path) ? "schema" : "operation"];
  }
  if (isCoined && section === "Guides") return DEFINITION_WEIGHTS.guide;
  if (isCoined && section === "Errors" && names.some(isWithin)) return DEFINITION_WEIGHTS.error;
  // Text in lower case says nothing about the capitals of a name.
  const hasCapitals = /\p{Lu}/u.test(written);
  if (hasCapitals && names.some((name) => name.written === written)) return NAME_WEIGHTS.written;
  const exact = names.filter(({ text }) => text === searched.text).length;
  // The main page of a status has it twice: as its own, and among the words that people use.
  if (exact > 0) return NAME_WEIGHTS.exact * (1 + exact / 2);
  if (names.some(({ key }) => key === searched.key)) return NAME_WEIGHTS.alike;
  const [heading] = names;
  if (heading && isBegunBy(heading, searched.text)) {
    const weight = searched.isBegun ? NAME_WEIGHTS.typed : NAME_WEIGHTS.begun;
    // The shortest title lacks the least.
    return weight * (1 + searched.text.length / heading.text.length) ** 2;
  }
  if (members.some((name) => isSettingOf(name, searched.text))) return SETTING_WEIGHT;
  return names.some((name) => isWithin(name) || isBegunBy(name, searched.text)) ? NAME_WEIGHTS.within : 1;
}

/** Returns true for a setting whose first words are those of a text. */
function isSettingOf(name: string, text: string): boolean {
  return /^[A-Z]+_[A-Z_]+$/.test(name) && name.toLowerCase().startsWith(`${text.replaceAll(" ", "_")}_`);
}

/** Returns true for a name that begins with a text. Names of types, such as `ReturnsEnvelope`, do not count. */
function isBegunBy({ text, written }: Name, beginning: string): boolean {
  return text.startsWith(beginning) && !/\p{Ll}\p{Lu}/u.test(written);
}

/** Returns the weight of a part before any search. */
export function weightOf(part: Part): number {
  return SECTION_WEIGHTS[part.section] * kindWeight(part);
}

function kindWeight({ section, heading, path, blocks }: Part): number {
  if (section === "API reference" && heading === "Errors") return ERROR_LIST_WEIGHT;
  if (section === "Errors" && heading !== "" && path === "/docs/errors") return ERROR_GROUP_WEIGHT;
  if (isSchema(path)) return path.endsWith("Envelope") ? ENVELOPE_WEIGHT : SCHEMA_WEIGHT;
  return heading !== "" && blocks.length === 0 ? EMPTY_WEIGHT : 1;
}

function isSchema(path: string): boolean {
  return path.includes("/schemas/");
}

/** Returns the names of a part: heading, keywords and the term of the glossary. The title counts for a page's first part. */
export function namesOf(
  { page, heading, keywords, members, section }: Part,
  vocabulary: Vocabulary,
): readonly Name[] {
  const terms = section === "Glossary" ? members : [];
  return [heading === "" ? page : heading, ...keywords, ...terms].map((name) => nameOf(name, vocabulary));
}

/** Prepares a text for the comparison with others. Words that titles have as two count as both, unless they are a name. */
export function nameOf(text: string, vocabulary: Vocabulary, isName = false): Name {
  const own = searchedWords(text).map(stemOf);
  const stems = isName ? own : own.flatMap((stem) => vocabulary.expand(stem));
  return {
    written: text.replace(/\(\)$/, ""),
    text: wordsOf(text).join(" "),
    ...{ stems, key: [...stems].sort().join(" ") },
  };
}
