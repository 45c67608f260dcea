import { excerptOf, type Source, sourceOf } from "./excerpts.js";
import type { Part } from "./page-parts.js";
import type { FoundEntry, FoundPage } from "./ranking.js";
import type { Vocabulary } from "./vocabulary.js";

/** A part of a page that a search found. */
export type FoundPart = Pick<Part, "href" | "heading" | "page" | "section" | "place">;

/** A page that matches a search, with its best part. */
export interface Match extends FoundPart {
  /** Sentences around the first match, as text. */
  readonly excerpt: string;
  /** A part of the excerpt that fits into a line. */
  readonly shortExcerpt: string;
  /** Stems of the words of the text that match. */
  readonly terms: readonly string[];
  /** Further parts of the page that have all words that the page has, the best first. */
  readonly others: readonly FoundPart[];
  /** Parts of other pages of the section that say the same, which are no matches of their own. */
  readonly repeated: readonly FoundPart[];
}

/** Maximum number of further parts of a page. */
const MAX_OTHERS = 3;
/** Maximum number of characters of a short excerpt. */
const SHORT_LENGTH = 66;
/** Number of matches after which no more are compared with each other: few readers see them. */
const MAX_COMPARED = 30;

/** A match whose texts are made when they are first asked for: most matches are counted, not shown. */
export class PageMatch implements Match {
  readonly #page: FoundPage;
  readonly #vocabulary: Vocabulary;
  #terms: readonly string[] | undefined;
  #excerpt: string | undefined;
  readonly repeated: FoundPart[] = [];

  constructor(page: FoundPage, vocabulary: Vocabulary) {
    this.#page = page;
    this.#vocabulary = vocabulary;
  }

  get #best(): FoundEntry {
    return this.#page.entries[0] as FoundEntry;
  }

  get href(): string {
    return this.#best.part.href;
  }

  get heading(): string {
    return this.#best.part.heading;
  }

  get page(): string {
    return this.#best.part.page;
  }

  get section(): Part["section"] {
    return this.#best.part.section;
  }

  get place(): string {
    return this.#best.part.place;
  }

  get order(): number {
    return this.#best.part.order;
  }

  get terms(): readonly string[] {
    this.#terms ??= [
      ...new Set(this.#best.terms.flatMap((term) => [term, ...this.#vocabulary.expand(term)])),
    ];
    return this.#terms;
  }

  get excerpt(): string {
    this.#excerpt ??= excerptOf(this.#source());
    return this.#excerpt;
  }

  get shortExcerpt(): string {
    return excerptOf(this.#source(), SHORT_LENGTH);
  }

  #source(): Source {
    const found = new Set(this.#best.terms);
    // Two neighbors that count as one word are no third word.
    const isPair = (term: string) => {
      const words = this.#vocabulary.expand(term);
      return words.length > 1 && words.every((word) => found.has(word));
    };
    return sourceOf(
      this.#best.part,
      this.terms.filter((term) => !isPair(term)),
    );
  }

  get others(): readonly FoundPart[] {
    const { entries, words } = this.#page;
    return entries
      .slice(1)
      .filter(({ ownWords, part }) => part.heading !== "" && ownWords().size === words.size)
      .map(({ part }) => part)
      .slice(0, MAX_OTHERS);
  }
}

/** Joins the matches of a section that say the same, at the place of the best one, which names the others. Of operations, the first one in the navigation does. */
export function joined(matches: readonly PageMatch[]): readonly Match[] {
  const groups = new Map<string, PageMatch[]>();
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
    return main as PageMatch;
  });
  return [...kept, ...matches.slice(compared)];
}
