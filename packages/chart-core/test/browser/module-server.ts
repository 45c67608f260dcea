import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const PACKAGE = new URL("../../", import.meta.url);

/** Files that may be served: the built library, the test's own pages and the data of its optional peer. */
const SERVED = /^\/(?:dist|test|node_modules\/astronomia\/data)\/[\w/.-]+\.(?:js|mjs|html)$/;

/** Serves the built library as plain files on loopback and records the requested paths. */
export async function serveModules(): Promise<{
  readonly urlOf: (file: URL) => string;
  readonly asked: readonly string[];
  readonly close: () => void;
}> {
  const asked: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    asked.push(url);
    const text = textOf(url);
    const type = url.endsWith(".html") ? "text/html" : "text/javascript";
    response.writeHead(text === undefined ? 404 : 200, { "Content-Type": `${type}; charset=utf-8` });
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (file) => file.href.replace(PACKAGE.href, `http://127.0.0.1:${port}/`),
    asked,
    close: () => server.close(),
  };
}

function textOf(path: string): string | undefined {
  return SERVED.test(path) ? readFileSync(new URL(path.slice(1), PACKAGE), "utf8") : undefined;
}
