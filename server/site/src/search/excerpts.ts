import { Block, type Part } from "./page-parts.js";
import { termOf, writtenWords } from "./words.js";

/** Maximum number of characters of an excerpt, apart from the marks of what is left out. */
const EXCERPT_LENGTH = 200;
/** Part of a cut excerpt that may stand before the first match. */
const LEAD = 0.3;
/** Shortest excerpt that gets no sentence before it. */
const MIN_LENGTH = 70;

/** Ends of sentences. A full stop within a number or a name is none. */
const SENTENCE_ENDS = /(?<=[.?!]["”)]?)\s+(?=["“(]?[\p{Lu}\p{N}])/u;

/** A text that says why a part was found, before it is cut to the length of an excerpt. */
interface Source {
  readonly text: string;
  /** Words that its sentences are chosen by; none to begin with the first one. */
  readonly terms: readonly string[];
}

/**
 * Returns the text of a part that has most of the words that its heading and title lack. A part whose heading or title has
 * all words, or whose text has none, is introduced by its beginning: for a page's first part, its description.
 *
 * @param terms Words of the index that the part was found by.
 */
export function sourceOf({ blocks, heading, name, description }: Part, terms: readonly string[]): Source {
  const lacking = terms.filter((term) => !name.terms.has(term));
  const counts = blocks.map((block) => countOf(block, lacking));
  const most = Math.max(0, ...counts);
  const isFirst = heading === "";
  const isDescribed = most <= countOf(description, lacking);
  if (blocks.length === 0 || (isFirst && isDescribed)) return { text: description.text, terms };
  if (most === 0) return { text: introduced(blocks, 0), terms: [] };
  const all = blocks.filter((_, index) => counts[index] === most);
  const telling = all.filter(({ text }) => isProse(text));
  const best = telling.length > 0 ? telling : all;
  // A member's own row begins with its name; others only mention it.
  const block = best.find(({ text }) => beginsWith(text, lacking)) ?? (best[0] as Block);
  return { text: introduced(blocks, blocks.indexOf(block)), terms };
}

/** Returns the text of a block, with the first item of a list that it introduces. A row of a table says little alone. */
function introduced(blocks: readonly Block[], index: number): string {
  const { text = "" } = blocks[index] ?? {};
  const next = blocks[index + 1];
  return text.endsWith(":") && next !== undefined && !next.text.includes(" · ")
    ? `${text} ${next.text}`
    : text;
}

/** Returns true unless a text is mostly numbers, as rows of measurements are. */
function isProse(text: string): boolean {
  const marks = text.replace(/\s+/g, "");
  return marks.replace(/\P{L}+/gu, "").length > marks.length / 2;
}

/** Returns true if a text begins with one of the words, or with a path that ends with it, such as `birth.zone`. */
function beginsWith(text: string, terms: readonly string[]): boolean {
  const [path = ""] = text.split(" ", 1);
  return terms.includes(termOf(writtenWords(path).at(-1)?.whole ?? ""));
}

function countOf({ terms: own }: Block, terms: readonly string[]): number {
  return terms.filter((term) => own.has(term)).length;
}

/** Returns the sentence with most of the words and as many of its neighbors as fit, those after it first. */
export function excerptOf({ text, terms }: Source, maxLength: number = EXCERPT_LENGTH): string {
  const sentences = text.split(SENTENCE_ENDS);
  const counts =
    sentences.length === 1 ? [0] : sentences.map((sentence) => countOf(new Block(sentence), terms));
  const best = counts.indexOf(Math.max(...counts));
  const sentence = sentences[best] ?? "";
  if (sentence.length > maxLength) return cutAround(sentence, terms, maxLength);
  let excerpt = sentence;
  const fits = (other: string | undefined) =>
    other !== undefined && !other.endsWith(":") && excerpt.length + other.length < maxLength;
  for (let next = best + 1; fits(sentences[next]); next++) excerpt = `${excerpt} ${sentences[next]}`;
  const previous = sentences[best - 1];
  if (excerpt.length < Math.min(MIN_LENGTH, maxLength / 2) && fits(previous))
    excerpt = `${previous} ${excerpt}`;
  return excerpt.replace(/:$/, " …");
}

/** Cuts a long sentence around the first of the words, between words. */
function cutAround(sentence: string, terms: readonly string[], maxLength: number): string {
  const words = sentence.split(" ");
  const found = words.findIndex((word) => countOf(new Block(word), terms) > 0);
  let start = Math.max(0, found);
  for (let lead = 0; start > 0; start--) {
    lead += (words[start - 1]?.length ?? 0) + 1;
    if (lead > LEAD * maxLength) break;
  }
  // A beginning that nearly fits is not cut off.
  if (words.slice(0, start).join(" ").length < (LEAD * maxLength) / 2) start = 0;
  let end = start;
  for (let length = 0; end < words.length; end++) {
    length += (words[end]?.length ?? 0) + 1;
    if (length > maxLength) break;
  }
  const cut = words.slice(start, end).join(" ");
  const isWhole = end === words.length;
  return `${start > 0 ? "… " : ""}${isWhole ? cut : `${cut.replace(/[\s\p{P}]+$/u, "")} …`}`;
}
