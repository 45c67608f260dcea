import { raw } from "hono/html";
import type { Child, FC } from "hono/jsx";
import type { Assets } from "../../dashboard/assets.js";
import { Icon } from "../../dashboard/components/icon.js";
import { Brand, Document } from "../../dashboard/document.js";
import { type DocPage, type Heading, markdownPath, SECTIONS } from "../page.js";
import { Footer } from "./footer.js";
import { SearchForm } from "./search-form.js";
import { SoftBreaks } from "./soft-breaks.js";

/** Properties of {@link DocsLayout}. */
export interface DocsLayoutProps {
  readonly assets: Assets;
  /** All pages, in the order of the navigation. */
  readonly pages: readonly DocPage[];
  readonly title: string;
  readonly description: string;
  /** Path of the page, which the navigation marks; undefined for search results and missing pages. */
  readonly path?: string | undefined;
  /** Words in the search field. */
  readonly words?: string | undefined;
  /** Headings for the list of the page's parts. */
  readonly headings?: readonly Heading[];
  readonly children?: Child;
}

/**
 * Lays out a page of the documentation:
 *
 *     from 900 px                        below
 *     +----------+-------------+------+  +--------------+
 *     | mark     | title       | on   |  | mark    Menu |
 *     | search   | text        | this |  +--------------+
 *     | sections |             | page |  | title, text  |
 *     +----------+-------------+------+  +--------------+
 */
export const DocsLayout: FC<DocsLayoutProps> = (props) => {
  const { assets, pages, title, description, path, words, headings = [], children } = props;
  return (
    <Document title={title} assets={assets} description={description}>
      <a class="skip" href="#main">
        Skip to content
      </a>
      <div class="shell docs">
        <header class="side">
          <div class="side-bar">
            <Brand name={assets.serviceName} href="/" />
            <button class="plain menu" type="button" popovertarget="nav">
              <Icon name="menu" />
              Menu
            </button>
          </div>
          <DocsNavigation pages={pages} path={path} words={words} />
        </header>
        <div class="docs-body">
          <main class="main docs-main" id="main">
            <article class="prose">
              <h1>
                <SoftBreaks text={title} />
              </h1>
              {children}
            </article>
            {path !== undefined && <PageEnd pages={pages} path={path} />}
          </main>
          {headings.length > 1 && <OnThisPage headings={headings} />}
          <Footer serviceName={assets.serviceName} />
        </div>
      </div>
    </Document>
  );
};

/** Turns HTML of a page into an element. */
export const PageHtml: FC<{ readonly html: string }> = ({ html }) => <>{raw(html)}</>;

/** Number of links of a section that the reader is not in. */
const CLOSED_LINKS = 4;

const DocsNavigation: FC<Pick<DocsLayoutProps, "pages" | "path" | "words">> = ({ pages, path, words }) => {
  const current = pages.find((page) => page.path === path)?.section;
  return (
    <nav class="nav" id="nav" popover="auto" aria-label="Documentation">
      <SearchForm words={words ?? ""} />
      <ul>
        <li>
          <a href="/docs" aria-current={path === "/docs" ? "page" : undefined}>
            Start
          </a>
        </li>
      </ul>
      {SECTIONS.map((section) => {
        const own = pages.filter(
          (page) => page.section === section && page.inNavigation && page.path !== "/docs",
        );
        const isOpen = section === current;
        return (
          <div>
            <p class="nav-title">{section}</p>
            <ul>
              {(isOpen ? own : own.slice(0, CLOSED_LINKS)).map((page) => (
                <li>
                  <a href={page.path} aria-current={page.path === path ? "page" : undefined}>
                    <SoftBreaks text={page.label ?? page.title} />
                  </a>
                </li>
              ))}
              {!isOpen && own.length > CLOSED_LINKS && (
                <li>
                  <a href={`/docs#${section.toLowerCase().replaceAll(" ", "-")}`}>All {own.length}</a>
                </li>
              )}
            </ul>
          </div>
        );
      })}
    </nav>
  );
};

const OnThisPage: FC<{ readonly headings: readonly Heading[] }> = ({ headings }) => (
  <nav class="on-this-page" aria-labelledby="on-this-page">
    <p class="nav-title" id="on-this-page">
      On this page
    </p>
    <ul>
      {headings.map(({ id, text }) => (
        <li>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  </nav>
);

/** The neighbours of a page in the navigation, and the page as Markdown. */
const PageEnd: FC<{ readonly pages: readonly DocPage[]; readonly path: string }> = ({ pages, path }) => {
  const inOrder = pages.filter((page) => page.inNavigation);
  const index = inOrder.findIndex((page) => page.path === path);
  const [before, after] = index < 0 ? [] : [inOrder[index - 1], inOrder[index + 1]];
  return (
    <div class="page-end">
      <nav class="neighbours" aria-label="Previous and next page">
        {before && (
          <a href={before.path} rel="prev">
            <span class="quiet small">Previous</span>
            {before.title}
          </a>
        )}
        {after && (
          <a class="next" href={after.path} rel="next">
            <span class="quiet small">Next</span>
            {after.title}
          </a>
        )}
      </nav>
      <p class="small">
        <a href={markdownPath(path)}>This page as Markdown</a>
      </p>
    </div>
  );
};
