import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { onTestFinished } from "vitest";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** Serves the pages of a folder on loopback, until the test ends; returns its address. */
export async function serveFolder(folder: string): Promise<string> {
  const server = createServer((request, response) => {
    const path = request.url === "/" ? "/index.html" : request.url!;
    if (TYPES[extname(path)] === undefined) response.writeHead(204).end();
    else
      response.writeHead(200, { "Content-Type": TYPES[extname(path)] }).end(readFileSync(join(folder, path)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
