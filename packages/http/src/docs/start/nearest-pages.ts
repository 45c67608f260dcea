import type { DocPage } from "../page.js";

/** Lowest similarity of an address that is worth proposing, from 0 to 1. */
const MIN_SIMILARITY = 0.5;
/** Maximum number of proposals. */
const MAX_PAGES = 4;
/** Longest address that is compared. */
const MAX_LENGTH = 100;

/**
 * Returns the pages whose addresses are like a mistyped one, the most similar first. Two addresses are alike if they
 * share pairs of letters; the last part of an address counts as much as the whole.
 */
export function nearestPages(path: string, pages: readonly DocPage[]): readonly DocPage[] {
  const wanted = path.slice(0, MAX_LENGTH).toLowerCase();
  return pages
    .map((page) => ({ page, similarity: similarityOf(wanted, page.path.toLowerCase()) }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, MAX_PAGES)
    .map(({ page }) => page);
}

/** Returns the words of the last part of an address, for a search. */
export function wordsOfPath(path: string): string {
  return lastPart(path.slice(0, MAX_LENGTH).replace(/%[0-9a-f]{2}/gi, " "))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function similarityOf(one: string, other: string): number {
  return (diceOf(one, other) + diceOf(lastPart(one), lastPart(other))) / 2;
}

/** Returns the last part of an address without an extension. */
function lastPart(path: string): string {
  return path
    .replace(/\/+$/, "")
    .replace(/^.*\//, "")
    .replace(/\.\w+$/, "");
}

/** Returns Dice's coefficient of the pairs of letters of two texts. */
function diceOf(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  const total = pairs.length + others.length;
  if (total === 0) return 0;
  const left = [...others];
  const shared = pairs.filter((pair) => {
    const index = left.indexOf(pair);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
  return (2 * shared.length) / total;
}

function pairsOf(text: string): readonly string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2));
}
