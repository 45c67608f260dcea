import type { FC } from "hono/jsx";
import { shownMatches } from "./audience.js";
import { Marked } from "./marked.js";
import { shortTitle } from "./result-title.js";
import type { Found } from "./search-index.js";
import { searchLink } from "./search-query.js";

/** Number of results below the search field. */
const MAX_HITS = 6;

/** The best results as options below the search field, and one that leads to all. The script inserts them. */
export const SearchHits: FC<{ readonly words: string; readonly found: Found }> = ({ words, found }) => {
  const matches = shownMatches(found.matches);
  return (
    <>
      {matches.slice(0, MAX_HITS).map((match, index) => {
        const { title, about } = shortTitle(match);
        return (
          <a role="option" id={`hit-${index}`} aria-selected="false" tabindex={-1} href={match.href}>
            <span class="hit-title">
              <span>
                <Marked text={title} terms={match.terms} />
              </span>
              {about !== title && <span class="quiet">{about}</span>}
            </span>
            <span class="hit-text">
              <Marked text={match.shortExcerpt} terms={match.terms} />
            </span>
          </a>
        );
      })}
      <a
        role="option"
        id="hit-all"
        aria-selected="false"
        tabindex={-1}
        href={matches.length > 0 ? searchLink(words) : "/docs"}
      >
        <span class="hit-title hit-all">{allText(matches.length)}</span>
      </a>
    </>
  );
};

/** Says what the last option leads to. */
function allText(results: number): string {
  if (results === 0) return "Nothing matches. Browse all pages";
  return results === 1 ? "Show the result" : `Show all ${results} results`;
}
