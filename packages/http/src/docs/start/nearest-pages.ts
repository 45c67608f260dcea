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
  const wanted = pairsOfPath(path.slice(0, MAX_LENGTH));
  return pages
    .map((page) => ({ page, similarity: similarityOf(wanted, pairsOfPage(page)) }))
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

/** The pairs of letters of an address, and those of its last part. */
interface Pairs {
  readonly whole: ReadonlySet<string>;
  readonly last: ReadonlySet<string>;
}

/** Pairs of the pages' addresses, which are read once. */
const PAIRS = new WeakMap<DocPage, Pairs>();

function pairsOfPage(page: DocPage): Pairs {
  const pairs = PAIRS.get(page) ?? pairsOfPath(page.path);
  PAIRS.set(page, pairs);
  return pairs;
}

function pairsOfPath(path: string): Pairs {
  const text = path.toLowerCase();
  return { whole: pairsOf(text), last: pairsOf(lastPart(text)) };
}

function similarityOf(one: Pairs, other: Pairs): number {
  return (diceOf(one.whole, other.whole) + diceOf(one.last, other.last)) / 2;
}

/** Returns the last part of an address without an extension. */
function lastPart(path: string): string {
  return path
    .replace(/\/+$/, "")
    .replace(/^.*\//, "")
    .replace(/\.\w+$/, "");
}

/** Returns Dice's coefficient of two sets of pairs. */
function diceOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const total = one.size + other.size;
  if (total === 0) return 0;
  let shared = 0;
  for (const pair of one) if (other.has(pair)) shared += 1;
  return (2 * shared) / total;
}

function pairsOf(text: string): ReadonlySet<string> {
  return new Set(
    Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2)),
  );
}
