import type { Part } from "./page-parts.js";
import { foldedOf, stemOf, wordsOf } from "./words.js";

/** Characters of an excerpt. */
const EXCERPT_LENGTH = 180;
/** Characters before the first match. */
const LEAD_LENGTH = 60;
/** Shortest block that is shown without the one after it. */
const MIN_LENGTH = 70;

/**
 * Returns the block of a part that has most of the words, cut around the first of them. If none has any, it returns the
 * part's beginning. A page's first part returns the page's description if that has as many words.
 */
export function excerptOf({ blocks, description, heading }: Part, terms: readonly string[]): string {
  const counts = blocks.map((block) => countOf(block, terms));
  const most = Math.max(0, ...counts);
  const isDescribed = heading === "" && most <= Math.max(terms.length - 1, countOf(description, terms));
  if (isDescribed || blocks.length === 0) return cutAround(description, terms);
  const best = blocks.filter((_, index) => counts[index] === most);
  // A member's own row begins with its name; others only mention it.
  const start = blocks.indexOf(best.find((block) => beginsWith(block, terms)) ?? best[0] ?? "");
  const [block = "", next] = blocks.slice(start);
  return cutAround(block.length < MIN_LENGTH && next !== undefined ? `${block} … ${next}` : block, terms);
}

/** Returns true if a text begins with one of the words, or with a path that ends with it, such as `birth.zone`. */
function beginsWith(text: string, terms: readonly string[]): boolean {
  const [path = ""] = text.split(" ", 1);
  return terms.includes(stemOf(wordsOf(path).at(-1) ?? ""));
}

/** Counts the words that a text has. */
function countOf(text: string, terms: readonly string[]): number {
  const words = new Set(wordsOf(text).map(stemOf));
  return terms.filter((term) => words.has(term)).length;
}

/** Cuts a text around the first of the matched words, from the start of its sentence on if that is near. */
function cutAround(text: string, terms: readonly string[]): string {
  const lower = foldedOf(text);
  const places = terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0);
  const first = Math.min(...(places.length === 0 ? [0] : places));
  const sentence = text.lastIndexOf(". ", first) + 1;
  const isNear = first - sentence <= LEAD_LENGTH;
  const from = isNear ? (sentence === 0 ? 0 : sentence + 1) : text.indexOf(" ", first - LEAD_LENGTH) + 1;
  const isCut = from + EXCERPT_LENGTH < text.length;
  const lastSpace = text.lastIndexOf(" ", from + EXCERPT_LENGTH);
  const cut = text.slice(from, isCut && lastSpace > from ? lastSpace : from + EXCERPT_LENGTH);
  return `${isNear ? "" : "… "}${cut}${isCut ? " …" : ""}`;
}
