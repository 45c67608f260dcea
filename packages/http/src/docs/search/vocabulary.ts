import { editDistance } from "chart-gazetteer";
import { stemOf } from "./words.js";

/** Fewest letters of a word that may have one slip, and of one that may have two. */
const MISSPELT_LENGTHS = { one: 5, two: 8 } as const;
/** Fewest letters of each half of two words that were written as one. */
const MIN_HALF_LENGTH = 3;
/** Lowest number of uses of a word that replaces a misspelt one. */
const MIN_USES = 2;

/** All words of the pages, in every form in which they occur. */
export class Vocabulary {
  /** Number of uses of each form, by its first letter. */
  readonly #forms = new Map<string, Map<string, number>>();
  readonly #stems = new Set<string>();
  /** Names of several words such as "birthdateutc", which are neither suggested nor what a misspelt word stands for. */
  readonly #names = new Set<string>();
  /** The two words of those that titles have next to each other: "apikey" stands for "api" and "key". */
  readonly #pairs = new Map<string, readonly [string, string]>();

  /** Adds a word of a page in lower case. */
  add(form: string): void {
    this.#stems.add(stemOf(form));
    const first = form[0] ?? "";
    const forms = this.#forms.get(first) ?? new Map<string, number>();
    this.#forms.set(first, forms);
    forms.set(form, (forms.get(form) ?? 0) + 1);
  }

  /** Adds a name of several words in lower case, such as "birthdateutc". */
  addName(name: string): void {
    this.#names.add(name);
    this.#stems.add(stemOf(name));
  }

  /** Adds two words that stand next to each other in a title, and returns both as one. */
  addPair(one: string, other: string): string {
    const pair = one + other;
    this.#stems.add(stemOf(pair));
    this.#pairs.set(stemOf(pair), [stemOf(one), stemOf(other)]);
    return pair;
  }

  /** Returns true if a name of several words begins with a text. */
  isName(beginning: string): boolean {
    return this.#names.has(beginning) || [...this.#names].some((name) => name.startsWith(beginning));
  }

  /** Returns true if a page has a word in some form, or a title has it as two. */
  has(word: string): boolean {
    return this.#stems.has(stemOf(word));
  }

  /** Returns the stems of the two words that a title has in place of one; only the word's own otherwise. */
  expand(stem: string): readonly string[] {
    return this.#pairs.get(stem) ?? [stem];
  }

  /** Returns the forms that begin with a text, the shortest first. */
  completions(beginning: string): readonly string[] {
    return [...this.#startingLike(beginning).keys()]
      .filter((form) => form.startsWith(beginning))
      .sort((one, other) => one.length - other.length);
  }

  /** Returns the forms that begin with the same letter as a word. */
  startingLike(word: string): readonly string[] {
    return [...this.#startingLike(word).keys()];
  }

  /** Returns the word that a misspelt one most likely stands for; two words if it is both without the space. */
  spelling(word: string): string | undefined {
    return this.#nearest(word, 1) ?? this.#split(word) ?? this.#nearest(word, 2);
  }

  /** Returns the most used of the words that differ least from a misspelt one. People rarely mistype the first letter. */
  #nearest(word: string, limit: 1 | 2): string | undefined {
    if (word.length < (limit === 1 ? MISSPELT_LENGTHS.one : MISSPELT_LENGTHS.two)) return undefined;
    let best: { readonly form: string; readonly distance: number; readonly uses: number } | undefined;
    for (const [form, uses] of this.#startingLike(word)) {
      if (uses < MIN_USES || /\d/.test(form) !== /\d/.test(word)) continue;
      const mostEdits = best === undefined ? limit : Math.min(limit, best.distance);
      const distance = editDistance(word, form, { mostEdits });
      if (distance > mostEdits) continue;
      const isBetter = best === undefined || distance < best.distance || uses > best.uses;
      if (isBetter) best = { form, distance, uses };
    }
    return best?.form;
  }

  #split(word: string): string | undefined {
    let best: { readonly text: string; readonly uses: number } | undefined;
    for (let end = MIN_HALF_LENGTH; end <= word.length - MIN_HALF_LENGTH; end++) {
      const [one, other] = [word.slice(0, end), word.slice(end)];
      const uses = Math.min(this.#usesOf(one), this.#usesOf(other));
      if (uses >= MIN_USES && uses > (best?.uses ?? 0)) best = { text: `${one} ${other}`, uses };
    }
    return best?.text;
  }

  #usesOf(form: string): number {
    return this.#startingLike(form).get(form) ?? 0;
  }

  #startingLike(word: string): ReadonlyMap<string, number> {
    return this.#forms.get(word[0] ?? "") ?? new Map();
  }
}
