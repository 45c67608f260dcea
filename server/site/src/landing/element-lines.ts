import { readDocument } from "../content/read-document.js";
import { EXAMPLE_URL } from "../content/site-document.js";

/** Page about the elements. */
export const ELEMENT_PAGE = "/docs/library/bodygraph-element";

const README = "packages/bodygraph-element/README.md";

/** Reads the two lines that draw a chart in any page from the element's page, where its first block has them. */
export function elementLines(baseUrl: string): string {
  const [, html] = /^```html\n(.*?)\n```$/ms.exec(readDocument(README)) ?? [];
  if (html === undefined) throw new Error(`${README} has no HTML.`);
  return html.replaceAll(EXAMPLE_URL, baseUrl);
}
