import type { Match } from "./page-match.js";

/**
 * Returns the matches that a search shows until the reader chooses a section. Pages for operators and the library's
 * reference are hidden, unless the best match is one of them: then the reader looks for such pages.
 */
export function shownMatches(matches: readonly Match[]): readonly Match[] {
  const [best] = matches;
  return best === undefined || isForFew(best) ? matches : matches.filter((match) => !isForFew(match));
}

function isForFew({ section, href }: Match): boolean {
  return section === "Operators" || href.startsWith("/docs/library/api");
}
