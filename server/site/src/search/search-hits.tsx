import type { FC } from "hono/jsx";
import { Marked } from "./marked.js";
import { shortTitle } from "./result-title.js";
import type { Found } from "./search-index.js";
import { searchLink } from "./search-query.js";

/** Number of results below the search field. */
const MAX_HITS = 6;

/** The best results as options below the search field, and one that leads to all. The script inserts them. */
export const SearchHits: FC<{ readonly words: string; readonly found: Found }> = ({ words, found }) => (
  <>
    {found.matches.slice(0, MAX_HITS).map((match, index) => {
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
      href={found.matches.length > 0 ? searchLink(words) : "/docs"}
    >
      <span class="hit-title hit-all">{allText(found)}</span>
    </a>
  </>
);

/** Says what the last option leads to. */
function allText({ matches }: Found): string {
  if (matches.length === 0) return "Nothing matches. Browse all pages";
  return matches.length === 1 ? "Show the result" : `Show all ${matches.length} results`;
}
