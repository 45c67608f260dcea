import { SECTIONS } from "../page.js";
import type { SearchQuery } from "./search-page.js";

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
