import type { FC } from "hono/jsx";
import { type DocPage, markdownPath } from "../base/page.js";
import { SoftBreaks } from "./soft-breaks.js";

/** The neighbours of a page in the order of the site, and the page as Markdown. A page stands before those below it. */
export const PageEnd: FC<{ readonly pages: readonly DocPage[]; readonly path: string }> = ({
  pages,
  path,
}) => {
  const index = pages.findIndex((page) => page.path === path);
  const [before, after] = index < 0 ? [] : [pages[index - 1], pages[index + 1]];
  return (
    <div class="page-end">
      {(before ?? after) && (
        <nav class="neighbours" aria-label="Previous and next page">
          {before && (
            <a class="card" href={before.path} rel="prev">
              <span class="quiet small">Previous</span>
              <SoftBreaks text={before.title} />
            </a>
          )}
          {after && (
            <a class="card next" href={after.path} rel="next">
              <span class="quiet small">Next</span>
              <SoftBreaks text={after.title} />
            </a>
          )}
        </nav>
      )}
      <p class="small">
        <a href={markdownPath(path)}>This page as Markdown</a>
      </p>
    </div>
  );
};
