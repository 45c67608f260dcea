import type { Part } from "./page-parts.js";
import { stemOf, wordsOf } from "./words.js";

/** Characters of an excerpt. */
const EXCERPT_LENGTH = 180;
/** Characters before the first match. */
const LEAD_LENGTH = 60;
/** Shortest block that is shown without the one after it. */
const MIN_LENGTH = 70;

/**
 * Returns the block of a part that has most of the words, cut around the first of them. If none has, a page's first part
 * returns its description, and another one its beginning.
 */
export function excerptOf({ blocks, description }: Part, terms: readonly string[]): string {
  const counts = blocks.map((block) => {
    const words = new Set(wordsOf(block).map(stemOf));
    return terms.filter((term) => words.has(term)).length;
  });
  const most = Math.max(0, ...counts);
  const isWeak = most === 0 || (most < terms.length && description !== "");
  if (isWeak && description !== "") return cutAround(description, terms);
  const first = Math.max(0, most === 0 ? 0 : counts.indexOf(most));
  const [block = "", next] = blocks.slice(first);
  return cutAround(block.length < MIN_LENGTH && next !== undefined ? `${block} … ${next}` : block, terms);
}

/** Cuts a text around the first of the matched words. */
function cutAround(text: string, terms: readonly string[]): string {
  const lower = text.toLowerCase();
  const places = terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0);
  const first = Math.min(...(places.length === 0 ? [0] : places));
  const isShort = text.length <= EXCERPT_LENGTH || first < EXCERPT_LENGTH - LEAD_LENGTH;
  const start = isShort ? 0 : first - LEAD_LENGTH;
  const from = start === 0 ? 0 : text.indexOf(" ", start) + 1;
  const isCut = from + EXCERPT_LENGTH < text.length;
  const lastSpace = text.lastIndexOf(" ", from + EXCERPT_LENGTH);
  const cut = text.slice(from, isCut && lastSpace > from ? lastSpace : from + EXCERPT_LENGTH);
  return `${from > 0 ? "… " : ""}${cut}${isCut ? " …" : ""}`;
}
