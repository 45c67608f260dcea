import type { FC } from "hono/jsx";
import { type DocPage, SECTIONS, type Section } from "../base/page.js";
import { SearchForm } from "./search-form.js";
import { SoftBreaks } from "./soft-breaks.js";

/**
 * Links to all pages by section. Only the section of the page is open, so that its entry is in view. A page that the
 * navigation does not list, such as one error code, stands below the page that leads to it.
 */
export const DocsNavigation: FC<{
  /** All pages, in the order of the navigation. */
  readonly pages: readonly DocPage[];
  /** Path of the page, which the navigation marks; undefined for search results and missing pages. */
  readonly path: string | undefined;
  readonly hasOwnSearch: boolean;
  readonly hasDashboard: boolean;
  readonly hasChart: boolean;
}> = ({ pages, path, hasOwnSearch, hasDashboard, hasChart }) => {
  const page = pages.find((other) => other.path === path);
  return (
    <nav class="nav" id="nav" popover="auto" aria-label="Documentation">
      {!hasOwnSearch && <SearchForm id="q" />}
      <ul>
        <li>
          <a href="/docs" aria-current={path === "/docs" ? "page" : undefined}>
            Overview
          </a>
        </li>
        {hasChart && (
          <li>
            <a href="/chart">Your chart</a>
          </li>
        )}
        {hasDashboard && (
          <li>
            <a href="/dashboard">Dashboard</a>
          </li>
        )}
        {SECTIONS.map((section) => (
          <NavigationSection
            section={section}
            all={pages}
            pages={pagesOf(pages, section)}
            page={page}
            above={page === undefined ? [] : pagesAbove(pages, page)}
          />
        ))}
      </ul>
    </nav>
  );
};

/** Returns the pages of a section that the navigation lists. */
export function pagesOf(pages: readonly DocPage[], section: Section): readonly DocPage[] {
  return pages.filter((page) => page.section === section && page.inNavigation && page.path !== "/docs");
}

/** Returns the listed page that leads to a page: the page itself, the one above it, or the first of its section. */
function listedPage(pages: readonly DocPage[], page: DocPage): DocPage | undefined {
  const listed = pagesOf(pages, page.section);
  return (
    listed.find(({ path }) => path === page.path) ??
    listed.findLast(({ path }) => page.path.startsWith(`${path}/`)) ??
    listed[0]
  );
}

/** Returns the pages that lead to a page, the listed one first. */
export function pagesAbove(pages: readonly DocPage[], page: DocPage): readonly DocPage[] {
  const parent = pages.find(({ path }) => path === page.parent);
  if (parent !== undefined) return [...pagesAbove(pages, parent), parent];
  const listed = listedPage(pages, page);
  return listed === undefined || listed === page ? [] : [listed];
}

const NavigationSection: FC<{
  readonly section: Section;
  /** All pages, listed or not. */
  readonly all: readonly DocPage[];
  /** Pages of the section that the navigation lists. */
  readonly pages: readonly DocPage[];
  readonly page: DocPage | undefined;
  /** Pages that lead to the current one. */
  readonly above: readonly DocPage[];
}> = ({ section, all, pages, page, above: [listed, ...between] }) => {
  const isCurrent = page?.section === section && page.path !== "/docs";
  const entries = pages.map((entry, index) => (
    <>
      {entry.group !== undefined && entry.group !== pages[index - 1]?.group && (
        <li class="nav-title">{entry.group}</li>
      )}
      <NavigationEntry
        entry={entry}
        inner={isCurrent && entry === (listed ?? page) ? pagesBelow(all, entry, [...between, page]) : []}
        page={page}
      />
    </>
  ));
  // A section of one page needs no list of its own.
  if (pages.length === 1) return <>{entries}</>;
  return (
    <li>
      <details open={isCurrent}>
        <summary>{section}</summary>
        <ul class="nav-pages">{entries}</ul>
      </details>
    </li>
  );
};

interface PageBelow {
  readonly page: DocPage;
  /** True below another page that is below the entry. */
  readonly isDeep: boolean;
}

/**
 * Returns the pages below an entry: its children, and the children of the one that leads to the current page. An entry
 * that is no page's parent has only the pages that lead to the current one.
 *
 * @param chain The pages from the entry to the current one, without the entry.
 */
function pagesBelow(
  pages: readonly DocPage[],
  entry: DocPage,
  chain: readonly DocPage[],
): readonly PageBelow[] {
  const children = pages.filter(({ parent }) => parent === entry.path);
  if (children.length === 0)
    return chain.filter((page) => page !== entry).map((page) => ({ page, isDeep: false }));
  return children.flatMap((child) => [
    { page: child, isDeep: false },
    ...(chain[0] === child
      ? pages.filter(({ parent }) => parent === child.path).map((page) => ({ page, isDeep: true }))
      : []),
  ]);
}

const NavigationEntry: FC<{
  readonly entry: DocPage;
  readonly inner: readonly PageBelow[];
  readonly page: DocPage | undefined;
}> = ({ entry, inner, page }) => (
  <li>
    <a href={entry.path} aria-current={entry === page ? "page" : undefined}>
      <SoftBreaks text={entry.label ?? entry.title} />
    </a>
    {inner.map(({ page: below, isDeep }) => (
      <a
        class={isDeep ? "inner deep" : "inner"}
        href={below.path}
        aria-current={below === page ? "page" : undefined}
      >
        <SoftBreaks text={below.label ?? below.title} />
      </a>
    ))}
  </li>
);
