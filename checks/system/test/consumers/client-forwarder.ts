import { readFileSync } from "node:fs";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

/** A server between client-program.mjs and the service. */
export interface Forwarder {
  readonly url: string;
  /** API keys that arrived below `/api`, where none should. */
  readonly keysOfPages: readonly string[];
  close(): Promise<void>;
}

interface Settings {
  readonly serviceUrl: string;
  readonly apiKey: string;
  /** Folder of the files that a page may load. */
  readonly folder: string;
}

/** Answer of the service, read to its end. */
interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Point in the life of a request, for which others wait. */
class Moment {
  readonly reached: Promise<void>;
  reach!: () => void;

  constructor() {
    this.reached = new Promise((resolve) => {
      this.reach = resolve;
    });
  }
}

/**
 * Opens a server that forwards requests as they are; below `/api`, with the API key, as a proxy of a web page does. At
 * `/` it has an empty page, and the files that the page loads. By the end of its `Idempotency-Key`, a request
 *
 * - `-fails-once` gets the error page of a proxy first,
 * - `-cut-once` gets half of the answer first, and `-chunks-cut-once` without its length,
 * - `-stalls` gets half of the answer, and no more,
 * - `-held` gets nothing and is not forwarded.
 *
 * Once a request with a `key` is held, `/arrived` answers; once the connection of one that never ends is closed, `/ended`.
 */
export async function openForwarder({ serviceUrl, apiKey, folder }: Settings): Promise<Forwarder> {
  const keysOfPages: string[] = [];
  const seen = new Set<string>();
  const moments = new Map<string, Moment>();
  const momentOf = (name: string): Moment => {
    const moment = moments.get(name) ?? new Moment();
    moments.set(name, moment);
    return moment;
  };

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = incoming.url ?? "/";
    const isPage = url.startsWith("/api/");
    const path = isPage ? url.slice("/api".length) : url;
    const { pathname, searchParams } = new URL(path, serviceUrl);
    if (pathname === "/arrived" || pathname === "/ended") {
      await momentOf(`${pathname} ${searchParams.get("key")}`).reached;
      response.writeHead(204).end();
      return;
    }
    if (!pathname.startsWith("/v2/")) {
      sendFile(folder, pathname, response);
      return;
    }

    const { authorization } = incoming.headers;
    if (isPage && authorization !== undefined) keysOfPages.push(authorization);
    const key = String(incoming.headers["idempotency-key"]);
    const isFirst = !seen.has(key);
    seen.add(key);
    if (key.endsWith("-held")) {
      response.once("close", () => momentOf(`/ended ${key}`).reach());
      momentOf(`/arrived ${key}`).reach();
      return;
    }
    if (key.endsWith("-fails-once") && isFirst) {
      incoming.resume();
      response.writeHead(503, { "Content-Type": "text/html" }).end("<h1>No server is available</h1>");
      return;
    }
    const own = isPage ? { authorization: `Bearer ${apiKey}` } : {};
    const { status, headers, body } = await forward(new URL(path, serviceUrl), incoming, own);
    const start = body.subarray(0, body.length / 2);
    if (key.endsWith("-stalls")) {
      response.once("close", () => momentOf(`/ended ${key}`).reach());
      response.writeHead(status, headers).write(start);
    } else if (key.endsWith("-cut-once") && isFirst) {
      if (key.endsWith("-chunks-cut-once")) delete headers["content-length"];
      response.writeHead(status, headers).write(start, () => response.destroy());
    } else response.writeHead(status, headers).end(body);
  }

  const server = createServer({ keepAliveTimeout: 0 }, (incoming, response) => {
    answer(incoming, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keysOfPages,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Headers of one connection, which a proxy does not pass on. */
const HOP_BY_HOP = ["connection", "host", "keep-alive", "transfer-encoding"];

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
}

/** Sends a request to the service on a connection of its own, and reads the answer to its end. */
async function forward(url: URL, incoming: IncomingMessage, own: IncomingHttpHeaders): Promise<Answer> {
  const body = await buffer(incoming);
  const headers = { ...endToEnd(incoming.headers), ...own };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { method: incoming.method, headers, agent: false }, resolve).on("error", reject).end(body);
  });
  return {
    status: answer.statusCode ?? 502,
    headers: endToEnd(answer.headers),
    body: await buffer(answer),
  };
}

function sendFile(folder: string, path: string, response: ServerResponse): void {
  if (path === "/") response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html>");
  else if (/\.m?js$/.test(path))
    response.writeHead(200, { "Content-Type": "text/javascript" }).end(readFileSync(join(folder, path)));
  else response.writeHead(204).end();
}
