import { documentOf } from "@chart/ui";
import type { PageContent, PageFacts } from "./base/page.js";
import { DocsLayout, PageHtml, type SiteFrame } from "./layout/docs-layout.js";

/** Writes the document of a page: its content in the layout of the site. */
export function pageDocument(
  frame: SiteFrame,
  { path, title, windowTitle, description }: PageFacts,
  { html: content, headings }: PageContent,
): string {
  const layout = { ...frame, title, windowTitle, description, path, headings };
  return documentOf(
    <DocsLayout {...layout} hasOwnSearch={path === "/docs"}>
      <PageHtml html={content} />
    </DocsLayout>,
  );
}
