import type { Assets, SiteAddress } from "@chart/ui";
import { Brand, Document, Footer, Icon, previewOf } from "@chart/ui";
import { raw } from "hono/html";
import type { Child, FC } from "hono/jsx";
import { type DocPage, type Heading, sectionId } from "../base/page.js";
import { DocsNavigation, pagesAbove, pagesOf } from "./navigation.js";
import { PageEnd } from "./page-end.js";
import { SoftBreaks } from "./soft-breaks.js";

export interface SiteFrame {
  readonly assets: Assets;
  /** All pages, in the order of the navigation. */
  readonly pages: readonly DocPage[];
  /** True if the service has a dashboard, to which the navigation then leads. */
  readonly hasDashboard: boolean;
  /** True if the service has a chart page, to which the navigation then leads. */
  readonly hasChart: boolean;
  readonly address: SiteAddress;
}

export interface DocsLayoutProps extends SiteFrame {
  readonly title: string;
  /** Title of the window, if it says more than the title. */
  readonly windowTitle?: string | undefined;
  readonly description: string;
  /** Path of the page, which the navigation marks; undefined for search results and missing pages. */
  readonly path?: string | undefined;
  /** True if the page has the search field in its text. */
  readonly hasOwnSearch?: boolean;
  readonly headings?: readonly Heading[];
  readonly children?: Child;
}

/** Fewest headings for which a list of them is worth its space. */
const MIN_HEADINGS = 2;

/**
 * Lays out a page of the documentation:
 *
 *     from 1,200 px                      below 900 px
 *     +----------+-------------+------+  +---------------+
 *     | mark     | title       | on   |  | mark   S Menu |
 *     | search   | text        | this |  +---------------+
 *     | sections |             | page |  | title, parts, |
 *     |          |             |      |  | text          |
 *     +----------+-------------+------+  +---------------+
 *
 * In between there is no column for the list of parts. There and on phones, a button opens it.
 */
export const DocsLayout: FC<DocsLayoutProps> = (props) => {
  const { assets, pages, address, title, description, path, hasOwnSearch = false } = props;
  const { headings = [], children } = props;
  const hasParts = headings.length >= MIN_HEADINGS;
  return (
    <Document
      title={props.windowTitle ?? title}
      assets={assets}
      preview={previewOf(address, description, path)}
    >
      <a class="skip" href="#main">
        Skip to content
      </a>
      <div class="shell docs">
        <header class="side">
          <div class="side-bar">
            <Brand name={assets.serviceName} href="/" />
            <a class="button plain menu" href="/docs/search">
              <Icon name="search" />
              <span class="visually-hidden">Search</span>
            </a>
            <button class="plain menu" type="button" popovertarget="nav">
              <Icon name="menu" />
              Menu
            </button>
          </div>
          <DocsNavigation
            pages={pages}
            path={path}
            hasOwnSearch={hasOwnSearch}
            hasDashboard={props.hasDashboard}
            hasChart={props.hasChart}
          />
        </header>
        <div class="docs-body">
          <main class="main docs-main" id="main">
            <article class="prose">
              {path !== undefined && <Trail pages={pages} path={path} />}
              <h1>
                <SoftBreaks text={title} />
              </h1>
              {hasParts && (
                <button class="plain slim parts-button" type="button" popovertarget="on-this-page">
                  <Icon name="requests" />
                  On this page
                </button>
              )}
              {children}
            </article>
            {path !== undefined && path !== "/docs" && <PageEnd pages={pages} path={path} />}
          </main>
          {hasParts && <OnThisPage headings={headings} />}
          <Footer serviceName={assets.serviceName} />
        </div>
      </div>
    </Document>
  );
};

/** Turns HTML of a page into an element. */
export const PageHtml: FC<{ readonly html: string }> = ({ html }) => <>{raw(html)}</>;

const Trail: FC<{ readonly pages: readonly DocPage[]; readonly path: string }> = ({ pages, path }) => {
  const page = pages.find((other) => other.path === path);
  if (page === undefined || path === "/docs") return null;
  const { section } = page;
  const [first] = pagesOf(pages, section);
  // Some sections start with a page about themselves; the others have a list on the start page.
  const ownPath = first?.title === section ? first.path : `/docs#${sectionId(section)}`;
  if (path === ownPath) return null;
  const above = pagesAbove(pages, page).filter((other) => other.path !== ownPath);
  return (
    <nav aria-label="Path of this page">
      <ol class="trail">
        <li>
          <a href={ownPath}>{section}</a>
        </li>
        {above.map((other) => (
          <li>
            <a href={other.path}>{other.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
};

const OnThisPage: FC<{ readonly headings: readonly Heading[] }> = ({ headings }) => (
  <nav class="on-this-page" id="on-this-page" popover="auto" aria-labelledby="parts-title">
    <p class="nav-title" id="parts-title">
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
