import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Maximum number of requests of a connection that wait for their response, with the one at work. */
const MAX_UNANSWERED = 16;

interface Connection {
  /** True from the start of a request until its response has left; if others wait, until the turn after that. */
  isBusy: boolean;
  /** Starts the requests that follow, in order. */
  readonly waiting: (() => void)[];
}

/** Property of a socket: it is read at each request, and is faster than a map. */
const CONNECTION = Symbol("connection");

interface WithConnection {
  [CONNECTION]?: Connection;
}

/**
 * Creates a request listener that works on one request of a connection at a time, and closes a connection at its 17th
 * unanswered request:
 *
 *     request 1 (at work)  2 ... 16 (wait)  request 17 -> the connection is closed; what waits is dropped
 *
 * So a connection never holds more than one response, and of what waits each turn of the event loop starts one at most.
 * What starts a request later must ask `socket.destroyed` first. Decision 23 has the measurements.
 */
export function limitPipelines(listener: RequestListener): RequestListener {
  const start = (request: IncomingMessage, response: ServerResponse, connection: Connection): void => {
    connection.isBusy = true;
    response.on("close", () => {
      if (connection.waiting.length === 0) connection.isBusy = false;
      else setImmediate(startNext, request.socket, connection);
    });
    listener(request, response);
  };
  return (request, response) => {
    const socket: Socket & WithConnection = request.socket;
    if (socket.destroyed) return;
    socket[CONNECTION] ??= { isBusy: false, waiting: [] };
    const connection = socket[CONNECTION];
    if (!connection.isBusy) start(request, response, connection);
    else if (connection.waiting.push(() => start(request, response, connection)) >= MAX_UNANSWERED) {
      stopParsing(socket);
      socket.destroy();
    }
  };
}

function startNext({ destroyed }: Socket, { waiting }: Connection): void {
  const start = waiting.shift();
  if (!destroyed) start?.();
}

/** Node's parser of a connection, of which its documentation says nothing. */
interface WithParser {
  readonly parser?: { onIncoming?: (() => number) | undefined } | null;
}

/** Answer of a parser's `onIncoming` to a request after which the connection speaks no HTTP any more. */
const NO_MORE_HTTP = 2;

/**
 * Stops Node from parsing what it has read of a connection. Otherwise it makes a request of each 38 bytes of the 64 KB,
 * although the connection is closed, and keeps all of them until the next turn: half a million for 300 connections.
 */
function stopParsing(socket: Socket & WithParser): void {
  const { parser } = socket;
  if (parser?.onIncoming) parser.onIncoming = () => NO_MORE_HTTP;
}
