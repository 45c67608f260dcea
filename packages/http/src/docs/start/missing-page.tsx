import type { FC } from "hono/jsx";
import { DocsLayout, type SiteFrame } from "../layout/docs-layout.js";
import { SearchForm } from "../layout/search-form.js";
import { TaskLinks } from "../layout/task-links.js";
import type { DocPage } from "../page.js";

export interface MissingPageProps {
  readonly frame: SiteFrame;
  readonly title: string;
  readonly text: string;
  /** Pages whose addresses are like the requested one. */
  readonly nearest?: readonly DocPage[];
  /** Words of the requested address, for the search field. */
  readonly words?: string;
}

/** A page in place of one that cannot be shown: a search field, and pages where the reader may go on. */
export const MissingPage: FC<MissingPageProps> = ({ frame, title, text, nearest = [], words = "" }) => (
  <DocsLayout {...frame} title={title} description={text} hasOwnSearch>
    <p>{text}</p>
    <SearchForm id="q" words={words} hasButton />
    {nearest.length > 0 && (
      <>
        <h2>Did you mean</h2>
        <ul class="links">
          {nearest.map(({ path, title: name, description }) => (
            <li>
              <a href={path}>{name}</a>
              <span class="quiet small">{description}</span>
            </li>
          ))}
        </ul>
      </>
    )}
    <TaskLinks />
    <p>
      All pages are on the <a href="/docs">start of the documentation</a>. The <a href="/">front page</a> says
      what the service is.
    </p>
  </DocsLayout>
);
