import { CHANNELS, GATES } from "chart-core";
import { GLOSSARY, type GlossaryTerm } from "chart-core/glossary";
import { TERM_GROUPS } from "./glossary-groups.js";

export interface FoundTerm {
  readonly term: GlossaryTerm;
  readonly values: readonly (readonly [value: string, meaning: string])[];
}

export interface FoundGroup {
  readonly title: string;
  readonly terms: readonly FoundTerm[];
}

/** Names of values that are numbers, by term. */
const NAMES: Partial<Readonly<Record<GlossaryTerm, ReadonlyMap<string, string>>>> = {
  gate: new Map(Object.entries(GATES).map(([gate, { name }]) => [gate, name])),
  channel: new Map(CHANNELS.map(({ id, name }) => [id, name])),
};

/**
 * Finds the terms that have a word beginning with each of the given ones. A term whose own text has none of the words,
 * but whose values have, is returned with only those values.
 *
 * @param words Text of the filter; all terms match an empty one.
 */
export function findTerms(words: string): readonly FoundGroup[] {
  const wanted = wordsOf(words);
  return TERM_GROUPS.map(({ title, terms }) => ({
    title,
    terms: terms.flatMap((term) => {
      const { title: name, meaning, values = {} } = GLOSSARY[term];
      const all = Object.entries(values).map(([value, sense]): [string, string] => {
        const valueName = NAMES[term]?.get(value);
        return [value, valueName === undefined ? sense : `${valueName}. ${sense}`];
      });
      const own = `${name} ${term} ${meaning}`;
      if (hasWords(own, wanted)) return [{ term, values: all }];
      const found = all.filter(([value, sense]) => hasWords(`${name} ${value} ${sense}`, wanted));
      return found.length === 0 ? [] : [{ term, values: found }];
    }),
  })).filter(({ terms }) => terms.length > 0);
}

function hasWords(text: string, wanted: readonly string[]): boolean {
  const present = wordsOf(text);
  return wanted.every((word) => present.some((other) => other.startsWith(word)));
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
