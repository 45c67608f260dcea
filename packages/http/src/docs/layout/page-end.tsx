import type { FC } from "hono/jsx";
import { type DocPage, markdownPath } from "../page.js";
import { SoftBreaks } from "./soft-breaks.js";

/** The neighbours of a page in the navigation or in the list that leads to it, and the page as Markdown. */
export const PageEnd: FC<{ readonly pages: readonly DocPage[]; readonly path: string }> = ({
  pages,
  path,
}) => {
  const list = listOf(pages.find((page) => page.path === path));
  const inOrder = pages.filter((page) => listOf(page) === list);
  const index = inOrder.findIndex((page) => page.path === path);
  const [before, after] = index < 0 ? [] : [inOrder[index - 1], inOrder[index + 1]];
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

/** Returns the list that a page is in: the navigation, or the page above. */
function listOf(page: DocPage | undefined): string | undefined {
  if (page?.parent === undefined && page?.inNavigation !== false) return undefined;
  return page.parent ?? page.path.slice(0, page.path.lastIndexOf("/"));
}
