import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { Failure, type FailureCode } from "../errors/failure.js";
import type { Refusal } from "../errors/refusal.js";
import { pathOf } from "./path-of.js";

const FAILURE_OF_NODE_ERROR: Readonly<Record<string, FailureCode>> = {
  HPE_HEADER_OVERFLOW: "REQUEST_HEADERS_TOO_LARGE",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "REQUEST_TOO_LARGE",
  ERR_HTTP_REQUEST_TIMEOUT: "REQUEST_TIMEOUT",
};

/** Time between a refusal and the end of its connection, so that the caller can read the response. */
const LINGER_MS = 1000;

/**
 * Gives the requests that Node itself rejects a response in the service's own form: invalid HTTP, oversized headers,
 * requests that arrive too slowly, and CONNECT.
 *
 * @param refuse Makes the response from a failure and the request's path, which is empty if unknown.
 */
export function refuseBrokenConnections(
  server: Server,
  refuse: (failure: Failure, path: string) => Refusal,
): void {
  const current = new WeakMap<Duplex, Exchange>();
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    current.set(request.socket, { request, response });
  });

  server.on("clientError", (error: ClientError, socket: Duplex) => {
    if (error.code === "ECONNRESET") {
      socket.destroy();
      return;
    }
    if (!socket.writable) return;
    const exchange = current.get(socket);
    if (exchange !== undefined && isBeingAnswered(exchange)) {
      // A complete request preceded the broken one on this connection: its response, which is paid for, goes first.
      exchange.response.once("close", () => hangUp(socket));
      return;
    }
    const failure = new Failure(FAILURE_OF_NODE_ERROR[error.code ?? ""] ?? "BAD_REQUEST");
    hangUp(socket, refuse(failure, pathOf(brokenTarget(error, exchange?.request))));
  });

  server.on("connect", (_request: IncomingMessage, socket: Duplex) => {
    hangUp(
      socket,
      refuse(
        new Failure("BAD_REQUEST", { message: "The method CONNECT is not supported. This is not a proxy." }),
        "",
      ),
    );
  });
}

/** Node's error for a broken request. */
interface ClientError extends NodeJS.ErrnoException {
  /** Last packet that arrived. */
  readonly rawPacket?: Uint8Array;
}

/** Returns the target of a broken request: from its headers if they were read, or from its first line in the packet. */
function brokenTarget({ rawPacket }: ClientError, request: IncomingMessage | undefined): string | undefined {
  if (request !== undefined && !request.complete) return request.url;
  const text = rawPacket === undefined ? "" : Buffer.from(rawPacket).toString("latin1");
  return /^[A-Z]+ (\S+) HTTP\//.exec(text)?.[1];
}

/** Latest request on a connection. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

function isBeingAnswered({ request, response }: Exchange): boolean {
  return request.complete && !response.writableFinished;
}

function hangUp(socket: Duplex, refusal?: Refusal): void {
  socket.end(refusal && httpText(refusal));
  const linger = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once("close", () => clearTimeout(linger));
}

function httpText({ status, headers, body }: Refusal): string {
  const fields = {
    ...headers,
    Date: new Date().toUTCString(),
    Connection: "close",
    "Content-Length": String(Buffer.byteLength(body)),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}
