import { isCoined, type Members } from "./members.js";
import type { Vocabulary } from "./vocabulary.js";
import { foldedOf, partsOfName } from "./words.js";

/** A search whose misspelt words were replaced. */
export interface Corrected {
  /** Words that no page has, as they were typed. */
  readonly missing: readonly string[];
  /** The text that is searched instead, without the words that are like none of the pages. */
  readonly text: string;
}

/**
 * Replaces the words of a search that no page has, by the ones that they most likely stand for, and leaves out those that
 * are like none. Returns undefined if all are known, or none is.
 *
 * @param telling The words that say something, in lower case.
 */
export function correctedIn(
  typed: string,
  telling: ReadonlySet<string>,
  { vocabulary, members }: { readonly vocabulary: Vocabulary; readonly members: Members },
): Corrected | undefined {
  const missing = new Set<string>();
  let hasKnown = false;
  const correct = (name: string): string => {
    const parts = partsOfName(name).map(foldedOf);
    const whole = parts.join("");
    if (!parts.some((part) => telling.has(part)) && !telling.has(whole)) return name;
    if (isKnown(vocabulary, whole) || vocabulary.isName(whole)) {
      hasKnown = true;
      return name;
    }
    const member = isCoined(name) ? members.spelling(name) : undefined;
    if (member !== undefined) {
      missing.add(name);
      hasKnown = true;
      const isSnake = name.includes("_") && !member.includes("_");
      return isSnake ? member.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : member;
    }
    return parts
      .map((part) => {
        const spelling = isKnown(vocabulary, part)
          ? part
          : (vocabulary.spelling(part) ?? members.spelling(part));
        if (spelling !== part) missing.add(parts.length === 1 ? name : part);
        if (spelling !== undefined) hasKnown = true;
        return spelling === part && parts.length === 1 ? name : (spelling ?? "");
      })
      .join(" ");
  };
  const text = typed
    .replace(/[\p{L}\p{M}\p{N}_]+/gu, correct)
    .replace(/\s+/g, " ")
    .trim();
  return missing.size === 0 || !hasKnown ? undefined : { missing: [...missing], text };
}

/** Returns true for a word of the pages, and for the beginning of one: it may be typed further. */
function isKnown(vocabulary: Vocabulary, word: string): boolean {
  return vocabulary.has(word) || (word.length > 1 && vocabulary.completions(word).length > 0);
}
