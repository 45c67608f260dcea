import type { DocPage } from "../page.js";
import { pairsOf, similarityOf } from "../similarity.js";

/** Lowest similarity of an address, and of its last part, that is worth proposing, from 0 to 1. */
const MIN_SIMILARITY = 0.55;
/** Maximum number of proposals. */
const MAX_PAGES = 4;
/** Longest address that is compared. */
const MAX_LENGTH = 100;

/**
 * Returns the pages whose addresses are like a mistyped one, the most similar first. Two addresses are alike if they
 * share pairs of letters; the last part of an address counts as much as the whole. If there is none, it returns the page
 * above, such as the list of errors for an unknown code.
 */
export function nearestPages(path: string, pages: readonly DocPage[]): readonly DocPage[] {
  const wanted = pairsOfPath(path.slice(0, MAX_LENGTH));
  const alike = pages
    .map((page) => {
      const own = pairsOfPage(page);
      const last = similarityOf(wanted.last, own.last);
      return { page, last, similarity: (similarityOf(wanted.whole, own.whole) + last) / 2 };
    })
    .filter(({ last, similarity }) => Math.min(last, similarity) >= MIN_SIMILARITY)
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, MAX_PAGES)
    .map(({ page }) => page);
  const above = path.replace(/\/[^/]*$/, "");
  return alike.length > 0 ? alike : pages.filter((page) => page.path === above && above !== "/docs");
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
  return { whole: pairsOf(path), last: pairsOf(lastPart(path)) };
}

/** Returns the last part of an address without an extension. */
function lastPart(path: string): string {
  return path
    .replace(/\/+$/, "")
    .replace(/^.*\//, "")
    .replace(/\.\w+$/, "");
}
