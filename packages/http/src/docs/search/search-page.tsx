import type { FC } from "hono/jsx";
import type { Assets } from "../../dashboard/assets.js";
import { DocsLayout } from "../layout/docs-layout.js";
import type { DocPage } from "../page.js";
import type { Match } from "./search-index.js";

/** The results of a search. */
export const SearchPage: FC<{
  readonly assets: Assets;
  readonly pages: readonly DocPage[];
  readonly words: string;
  readonly matches: readonly Match[];
}> = ({ assets, pages, words, matches }) => (
  <DocsLayout assets={assets} pages={pages} title="Search" description="Search results" words={words}>
    <p role="status">
      {matches.length === 0 ? (
        <>
          Nothing matches “{words}”. Try fewer or other words, or start at the{" "}
          <a href="/docs">list of all pages</a>.
        </>
      ) : (
        <>
          {matches.length === 1 ? "One match" : `${matches.length} matches`} for “{words}”, the best first.
        </>
      )}
    </p>
    <ol class="matches">
      {matches.map(({ href, page, heading, section, excerpt, terms }) => (
        <li>
          <a href={href}>{heading === "" ? page : `${page}: ${heading}`}</a>
          <span class="pill">{section}</span>
          <p class="quiet">
            <Marked text={excerpt} terms={terms} />
          </p>
        </li>
      ))}
    </ol>
  </DocsLayout>
);

/** A text whose matching words stand out. */
const Marked: FC<{ readonly text: string; readonly terms: readonly string[] }> = ({ text, terms }) => (
  <>
    {text
      .split(/([\p{L}\p{N}_]+)/u)
      .map((part) => (terms.includes(part.toLowerCase()) ? <mark>{part}</mark> : part))}
  </>
);
