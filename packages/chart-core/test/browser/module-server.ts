import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";

const PACKAGE = new URL("../../", import.meta.url);

/** Pages and modules by path. */
const FILES: Readonly<Record<string, URL>> = {
  "/": new URL("./index.html", import.meta.url),
  "/page.mjs": new URL("./page.mjs", import.meta.url),
  "/worker.mjs": new URL("./worker.mjs", import.meta.url),
  "/chart-lines.mjs": new URL("../support/chart-lines.mjs", import.meta.url),
  "/birth-lines.mjs": new URL("../support/birth-lines.mjs", import.meta.url),
};

/** Serves the built library as plain files on loopback and remembers what was asked for. */
export async function serveModules(): Promise<{
  readonly url: string;
  readonly asked: readonly string[];
  readonly close: () => void;
}> {
  const asked: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    asked.push(url);
    const text = textOf(url);
    const type = url === "/" ? "text/html" : "text/javascript";
    response.writeHead(text === undefined ? 404 : 200, { "Content-Type": `${type}; charset=utf-8` });
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, asked, close: () => server.close() };
}

function textOf(path: string): string | undefined {
  if (path === "/tz-lookup.js") return tzLookupModule();
  // /dist is the built library as it is published.
  const file = /^\/dist\/[\w/.-]+\.js$/.test(path) ? new URL(path.slice(1), PACKAGE) : FILES[path];
  return file === undefined ? undefined : readFileSync(file, "utf8");
}

/** The package is CommonJS, which a bundler or a CDN turns into a module in this very way. */
function tzLookupModule(): string {
  const script = createRequire(new URL("package.json", PACKAGE)).resolve("tz-lookup");
  return `${readFileSync(script, "utf8")}\nexport default tzlookup;\n`;
}
