import { foldedOf } from "./words.js";

/** A search whose misspelt words were replaced. */
export interface Corrected {
  /** Words that no page has, as they were typed. */
  readonly missing: readonly string[];
  /** The text that is searched instead. */
  readonly text: string;
}

/** Replaces the telling words of a search that have another spelling; returns undefined if none has. */
export function correctedIn(
  typed: string,
  telling: ReadonlySet<string>,
  spellingOf: (word: string) => string | undefined,
): Corrected | undefined {
  const missing = new Set<string>();
  const text = typed.replace(/[^\s\p{P}]+/gu, (word) => {
    const spelling = telling.has(foldedOf(word)) ? spellingOf(word) : undefined;
    if (spelling !== undefined) missing.add(word);
    return spelling ?? word;
  });
  return missing.size === 0 ? undefined : { missing: [...missing], text };
}
