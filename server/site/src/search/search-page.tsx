import type { FC } from "hono/jsx";
import { SECTIONS } from "../base/page.js";
import { DocsLayout, type SiteFrame } from "../layout/docs-layout.js";
import { SearchForm } from "../layout/search-form.js";
import { TaskLinks } from "../layout/task-links.js";
import { shownMatches } from "./audience.js";
import { Marked } from "./marked.js";
import type { Match } from "./page-match.js";
import { fullTitle, nameIn, trailOf } from "./result-title.js";
import type { Found } from "./search-index.js";
import { type SearchQuery, searchLink } from "./search-query.js";

const MATCHES_PER_PAGE = 10;
const MAX_FURTHER = 4;

export const SearchPage: FC<{
  readonly frame: SiteFrame;
  readonly query: SearchQuery;
  /** Results; undefined before the first search. */
  readonly found: Found | undefined;
}> = ({ frame, query, found }) => (
  <DocsLayout
    {...frame}
    title="Search"
    windowTitle={query.words === "" ? "Search" : `${query.words} · Search`}
    description="Search results"
    hasOwnSearch
  >
    <SearchForm id="q" words={query.words} hasButton />
    {found === undefined ? (
      <p class="quiet">
        Search for a task, an endpoint, an error code or status, or a term of a chart:{" "}
        <a href={searchLink("rotate key")}>rotate key</a>, <a href={searchLink("401")}>401</a>,{" "}
        <a href={searchLink("profile")}>profile</a>.
      </p>
    ) : found.matches.length === 0 ? (
      <NothingFound words={query.words} />
    ) : (
      <Results query={query} found={found} />
    )}
  </DocsLayout>
);

const NothingFound: FC<{ readonly words: string }> = ({ words }) => (
  <>
    <p role="status">Nothing matches “{words}”.</p>
    <p>
      Try fewer or more general words, or look through <a href="/docs">all pages</a>.
    </p>
    <TaskLinks />
  </>
);

const Results: FC<{ readonly query: SearchQuery; readonly found: Found }> = ({ query, found }) => {
  const { words, section, number } = query;
  const sections = SECTIONS.filter((name) => found.matches.some((match) => match.section === name));
  const shownFirst = shownMatches(found.matches);
  const chosen =
    section === undefined ? shownFirst : found.matches.filter((match) => match.section === section);
  const start = (number - 1) * MATCHES_PER_PAGE;
  const shown = chosen.slice(start, start + MATCHES_PER_PAGE);
  const hasMore = shownFirst.length < found.matches.length;
  return (
    <>
      <p class="quiet" role="status">
        {summaryOf(words, found.has, chosen.length)}
      </p>
      {(sections.length > 1 || hasMore) && (
        <nav class="chips" aria-label="Sections">
          {[undefined, ...sections].map((name) => (
            <a href={searchLink(words, name)} aria-current={name === section ? "true" : undefined}>
              {name ?? (hasMore ? "Guides and API" : "All")}{" "}
              <span class="quiet">
                {name === undefined
                  ? shownFirst.length
                  : found.matches.filter((match) => match.section === name).length}
              </span>
            </a>
          ))}
        </nav>
      )}
      <ol class="matches" start={start + 1}>
        {shown.map((match) => (
          <Result match={match} />
        ))}
      </ol>
      {chosen.length > MATCHES_PER_PAGE && (
        <nav class="pages" aria-label="Pages of results">
          {number > 1 && (
            <a class="button plain" href={searchLink(words, section, number - 1)} rel="prev">
              Previous
            </a>
          )}
          <span class="quiet small">
            {shown.length === 0 ? "No more results" : `${start + 1} to ${start + shown.length}`} of{" "}
            {chosen.length}
          </span>
          {start + MATCHES_PER_PAGE < chosen.length && (
            <a class="button plain" href={searchLink(words, section, number + 1)} rel="next">
              Next
            </a>
          )}
        </nav>
      )}
    </>
  );
};

/** Says how many results there are, and what they have of the words. */
function summaryOf(words: string, has: Found["has"], results: number): string {
  const count = results === 1 ? "1 result" : `${results} results`;
  if (has === "all") return `${count} for “${words}”.`;
  return `Nothing has all of these words. ${count} for ${has === "alike" ? "words like them" : "some of them"}.`;
}

const Result: FC<{ readonly match: Match }> = ({ match }) => {
  const { href, excerpt, terms, others, repeated } = match;
  return (
    <li>
      <span class="quiet small">{trailOf(match)}</span>
      <h2 class="match-title">
        <a class="match-link" href={href}>
          <Marked text={fullTitle(match)} terms={terms} />
        </a>
      </h2>
      <p>
        <Marked text={excerpt} terms={terms} />
      </p>
      <Further
        label="Also on this page"
        parts={others.map(({ href, heading }) => ({ href, title: heading }))}
      />
      <Further
        label="The same in"
        parts={repeated.map((part) => ({ href: part.href, title: nameIn(part) }))}
      />
    </li>
  );
};

/** Links to further parts that a search found. */
const Further: FC<{
  readonly label: string;
  readonly parts: readonly { readonly href: string; readonly title: string }[];
}> = ({ label, parts }) =>
  parts.length === 0 ? null : (
    <p class="small">
      <span class="quiet">{label}:</span>{" "}
      {parts.slice(0, MAX_FURTHER).map(({ href, title }, index) => (
        <>
          {index > 0 && " · "}
          <a href={href}>{title}</a>
        </>
      ))}
      {parts.length > MAX_FURTHER && <span class="quiet"> and {parts.length - MAX_FURTHER} more</span>}
    </p>
  );
