import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { STATUS_CODES } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Refusal } from "chart-http/errors";
import { Failure, type FailureCode } from "chart-http/errors";
import { pathOf } from "./path-of.js";

const FAILURE_OF_NODE_ERROR: Readonly<Record<string, FailureCode>> = {
  HPE_HEADER_OVERFLOW: "REQUEST_HEADERS_TOO_LARGE",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "REQUEST_TOO_LARGE",
  ERR_HTTP_REQUEST_TIMEOUT: "REQUEST_TIMEOUT",
};

const TOO_MANY_CHUNKS = new Failure("REQUEST_TOO_LARGE", {
  message: "The request body has too many small chunks. Send it whole, or in chunks of 1 KiB and more.",
});

/** Error of a connection whose body comes in too many chunks. */
export class TooManyChunksError extends Error {}

/** Time between the last response and the end of its connection, so that the caller can read it. */
const LINGER_MS = 1000;

/**
 * Gives the requests that Node itself rejects a response in the service's own form: invalid HTTP, oversized headers,
 * requests that arrive too slowly, and CONNECT. The connection is then closed.
 *
 * Requests before the broken one in a pipeline may be paid for, so their responses go first:
 *
 *     caller:   request A, request B, broken request C
 *     service:  response to A, response to B, refusal of C, end of the connection
 *
 * @param refuse Makes the response from a failure and the request's path, which is empty if unknown.
 */
export function refuseBrokenConnections(
  server: Server,
  refuse: (failure: Failure, path: string) => Refusal,
): void {
  const latest = new WeakMap<Duplex, Exchange>();
  const refused = new WeakSet<Duplex>();
  const track = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    latest.set(socket, { request, response, previous: latest.get(socket)?.response });
  };
  server.prependListener("request", track);
  server.prependListener("checkContinue", track);
  server.prependListener("checkExpectation", track);

  server.on("connection", (socket: Socket) => {
    // Node calls this after a response with `Connection: close`. A reset would discard the response if its caller still
    // sends the body, so the rest is read first.
    socket.destroySoon = () => {
      if (latest.get(socket)?.request.complete === false) hangUp(socket);
      else Socket.prototype.destroySoon.call(socket);
    };
  });

  server.on("clientError", (error: ClientError, socket: Duplex) => {
    if (error.code === "ECONNRESET") {
      socket.destroy();
      return;
    }
    // Everything that still arrives after a broken request is reported too.
    if (refused.has(socket)) return;
    refused.add(socket);
    const exchange = latest.get(socket);
    const broken = exchange?.request.complete === false ? exchange : undefined;
    const failure =
      error instanceof TooManyChunksError
        ? TOO_MANY_CHUNKS
        : new Failure(FAILURE_OF_NODE_ERROR[error.code ?? ""] ?? "BAD_REQUEST");
    const path = pathOf(broken?.request.url ?? targetIn(error.rawPacket));
    whenSent(broken === undefined ? exchange?.response : broken.previous, () => {
      // The application may have responded already, without reading the body.
      if (broken?.response.headersSent) whenSent(broken.response, () => hangUp(socket));
      else if (socket.writable) hangUp(socket, refuse(failure, path));
    });
  });

  server.on("connect", (_request: IncomingMessage, socket: Duplex) => {
    const failure = new Failure("BAD_REQUEST", {
      message: "The method CONNECT is not supported. This is not a proxy.",
    });
    // Node has removed its own listener, and an error without one would end the process.
    socket.on("error", () => socket.destroy());
    whenSent(latest.get(socket)?.response, () => {
      if (socket.writable) hangUp(socket, refuse(failure, ""));
    });
  });
}

interface ClientError extends NodeJS.ErrnoException {
  readonly rawPacket?: Uint8Array;
}

/** Returns the target in the first line of a packet; undefined if there is none. */
function targetIn(packet: Uint8Array = new Uint8Array()): string | undefined {
  return /^[A-Z]+ (\S+) HTTP\//.exec(Buffer.from(packet).toString("latin1"))?.[1];
}

/** Latest request on a connection. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Response to the request before it. */
  readonly previous: ServerResponse | undefined;
}

/** Runs an action once a response, and so all earlier ones of its connection, has been sent. */
function whenSent(response: ServerResponse | undefined, action: () => void): void {
  if (response === undefined || response.writableFinished) action();
  else response.once("close", action);
}

/** Ends a connection, with a refusal if there is one, and closes it once its caller does so or a second has passed. */
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
