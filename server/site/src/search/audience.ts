import type { Match } from "./page-match.js";

/**
 * Returns the matches that a search shows until a section is chosen. Pages for operators and the library's reference are
 * left out, unless the best match is one of them: then they were asked for.
 */
export function shownMatches(matches: readonly Match[]): readonly Match[] {
  const [best] = matches;
  return best === undefined || isForFew(best) ? matches : matches.filter((match) => !isForFew(match));
}

function isForFew({ section, href }: Match): boolean {
  return section === "Operators" || href.startsWith("/docs/library/api");
}
