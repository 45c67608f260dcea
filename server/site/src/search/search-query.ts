import { SECTIONS, type Section } from "../base/page.js";

export interface SearchQuery {
  readonly words: string;
  /** Section that the results are limited to; undefined for all. */
  readonly section: Section | undefined;
  /** Number of the list's page, from 1. */
  readonly number: number;
}

/** Reads a search from the parameters of its address. An unknown section counts as all, an unknown number as 1. */
export function readSearchQuery({
  q = "",
  section,
  page = "",
}: Readonly<Record<string, string>>): SearchQuery {
  const number = /^\d{1,3}$/.test(page) ? Number(page) : 1;
  return {
    words: q.trim(),
    section: SECTIONS.find((name) => name === section),
    number: Math.max(1, number),
  };
}

/** Returns the link to the results of a search. */
export function searchLink(words: string, section?: Section, number = 1): string {
  const query = new URLSearchParams({ q: words });
  if (section !== undefined) query.set("section", section);
  if (number > 1) query.set("page", String(number));
  return `/docs/search?${query}`;
}
