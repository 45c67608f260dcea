import type { Wording } from "chart-http/errors";
import { once } from "./base/once.js";
import { SECTIONS, type SourcePage } from "./base/page.js";
import { DOCUMENTS } from "./content/documents.js";
import { keywordsOf } from "./content/read-document.js";
import { type RenderCode, renderMarkdown } from "./content/render-markdown.js";
import { type Installation, siteDocument, titleOf } from "./content/site-document.js";
import { errorPages } from "./errors/error-pages.js";
import { glossaryPages } from "./glossary/glossary-page.js";
import { guideGroup } from "./guide-groups.js";
import { libraryPages } from "./library-pages.js";
import type { OpenApi } from "./reference/openapi.js";
import type { ExampleFacts } from "./reference/operation-examples.js";
import { referencePages } from "./reference/reference-pages.js";
import { startPage } from "./start/start-page.js";

export interface SiteDeps {
  readonly openApi: OpenApi;
  /** Wording of version 2's errors. */
  readonly wording: Wording;
  readonly installation: Installation & ExampleFacts;
  readonly serviceName: string;
  readonly renderCode: RenderCode;
  /** True if there is the page /chart to link to. */
  readonly hasChart?: boolean;
}

/** Creates all pages of the documentation, in the order of the navigation. The first one is their start. */
export function createSite(deps: SiteDeps): readonly SourcePage[] {
  const { openApi, wording, installation, renderCode } = deps;
  const documents = DOCUMENTS.map((document): SourcePage => {
    const read = once(() => siteDocument(document, installation));
    return {
      path: document.path,
      title: titleOf(read()),
      description: document.description,
      section: document.section,
      group: guideGroup(document.path),
      keywords: document.keywords ?? keywordsOf(document.file),
      inNavigation: document.inNavigation ?? true,
      markdown: read,
      content: () => renderMarkdown(read(), renderCode, deps.hasChart),
    };
  });
  const pages = [
    ...documents,
    ...referencePages({ openApi, facts: installation, renderCode }),
    ...errorPages({ openApi, wording, renderCode }),
    ...glossaryPages(),
    ...libraryPages(renderCode),
  ];
  const sorted = SECTIONS.flatMap((section) => pages.filter((page) => page.section === section));
  // The Markdown of a page is also a part of the text of all pages.
  return [startPage(sorted, deps.serviceName), ...sorted].map((page) => ({
    ...page,
    markdown: once(page.markdown),
  }));
}
