import { qualityOf, readAccept } from "chart-http/base";

/**
 * Returns true if a request for the front page gets JSON: only if its Accept prefers that to HTML. Browsers and
 * link previews, which accept anything or send no Accept, get the page.
 */
export function prefersJson(accept: string | undefined): boolean {
  const ranges = readAccept(accept ?? "");
  return qualityOf("application/json", ranges) > qualityOf("text/html", ranges);
}

/**
 * Returns true if a request for another address gets a page: if its Accept names text/html, as browsers do, and does not
 * prefer JSON. Wildcards do not count: programs send them.
 */
export function namesHtml(accept: string | undefined): boolean {
  const ranges = readAccept(accept ?? "");
  const isNamed = ranges.some(({ range, quality }) => range === "text/html" && quality > 0);
  return isNamed && qualityOf("text/html", ranges) >= qualityOf("application/json", ranges);
}
