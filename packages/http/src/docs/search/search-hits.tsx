import type { FC } from "hono/jsx";
import { Marked } from "./marked.js";
import { shortTitle } from "./result-title.js";
import type { Found } from "./search-index.js";
import { searchLink } from "./search-query.js";

/** Number of results below the search field. */
const MAX_HITS = 6;

/**
 * The best results as options of the list below the search field, and one that leads to all. It is a part of a page, which
 * the script inserts.
 */
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
    <a role="option" id="hit-all" aria-selected="false" tabindex={-1} href={allHref(words, found)}>
      <span class="hit-title hit-all">{allText(found)}</span>
    </a>
  </>
);

/** Returns the link of the last option: all results, the search that may be meant, or all pages. */
function allHref(words: string, { matches, suggestions: [meant] }: Found): string {
  if (matches.length > 0) return searchLink(words);
  return meant === undefined ? "/docs" : searchLink(meant);
}

/** Says what the last option leads to, and which words were searched instead of misspelt ones. */
function allText({ matches, suggestions, corrected }: Found): string {
  if (matches.length === 0)
    return suggestions.length > 0
      ? `Nothing matches. Did you mean “${suggestions[0]}”?`
      : "Nothing matches. Browse all pages";
  const which = corrected === undefined ? "" : ` for “${corrected.text}”`;
  return matches.length === 1 ? `Show the result${which}` : `Show all ${matches.length} results${which}`;
}
