/** A site on loopback that has the built elements, and pages of the tests. */
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { onTestFinished } from "vitest";

const DIST = new URL("../../dist/", import.meta.url);

/** The policy of a strict site: no inline script, no inline style, nothing of another origin. */
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'";

/** Loads both elements. */
const ELEMENTS = `<script type="module" src="/element/human-design-chart.js"></script>
<script type="module" src="/element/human-design-form.js"></script>`;

export interface Site {
  readonly url: string;
  /** Files of the elements that were asked for, with their compressed sizes. */
  readonly loaded: Map<string, number>;
}

/**
 * Serves a page with the elements at `/`, and the built files below `/element/`.
 *
 * @param body HTML of the page's body.
 * @param answer Answers all other requests.
 * @param scripts Scripts in the page's head, which load both elements.
 * @param connect Sources that the page may request.
 */
export async function serveElements(
  body: string,
  answer: (request: IncomingMessage, response: ServerResponse) => void = (_, response) =>
    response.writeHead(404).end(),
  scripts = ELEMENTS,
  connect = "'self'",
): Promise<Site> {
  const loaded = new Map<string, number>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, "http://localhost");
    if (pathname === "/") {
      const policy = `${POLICY}; connect-src ${connect}`;
      response.writeHead(200, { "Content-Type": "text/html", "Content-Security-Policy": policy });
      response.end(`<!doctype html><html lang="en"><head><title>A page</title>
${scripts}
</head><body><main><h1>Charts</h1>${body}</main></body></html>`);
    } else if (pathname === "/favicon.ico") response.writeHead(204).end();
    else if (pathname.startsWith("/element/")) {
      const path = pathname.slice("/element/".length);
      // With blocks as small as those of `gzip -9`, which the sizes in the README are of.
      const file = gzipSync(readFileSync(new URL(path, DIST)), { level: 9, memLevel: 7 });
      loaded.set(path, file.length);
      response.writeHead(200, { "Content-Type": "text/javascript", "Content-Encoding": "gzip" }).end(file);
    } else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, loaded };
}
