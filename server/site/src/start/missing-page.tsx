import type { FC } from "hono/jsx";
import { DocsLayout, type SiteFrame } from "../layout/docs-layout.js";
import { SearchForm } from "../layout/search-form.js";
import { TaskLinks } from "../layout/task-links.js";
import { searchLink } from "../search/search-query.js";

export interface MissingPageProps {
  readonly frame: SiteFrame;
  readonly title: string;
  readonly text: string;
  /** Words of the requested address, for a search. */
  readonly words?: string;
}

/** A page in place of one of the documentation that cannot be shown: a search field, and pages where the reader may go on. */
export const MissingPage: FC<MissingPageProps> = ({ frame, title, text, words = "" }) => (
  <DocsLayout {...frame} title={title} description={text} hasOwnSearch>
    <p>{text}</p>
    <SearchForm id="q" words={words} hasButton />
    {words !== "" && (
      <p>
        <a href={searchLink(words)}>Search for “{words}”</a>
      </p>
    )}
    <TaskLinks />
    <p>
      All pages are on the <a href="/docs">start of the documentation</a>. The <a href="/">front page</a> says
      what the service is.
    </p>
  </DocsLayout>
);
