import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** Maximum number of requests of a connection that wait for their response, with the one at work. */
const MAX_UNANSWERED = 16;

interface Connection {
  /** True from the start of a request until the turn of the event loop after its response. */
  isBusy: boolean;
  /** Starts the requests that follow, in order. */
  readonly waiting: (() => void)[];
}

/**
 * Creates a request listener that works on one request of a connection at a time, and closes a connection at its 17th
 * unanswered request:
 *
 *     request 1 (at work)  2 ... 16 (wait)  request 17 -> the connection is closed; what waits is dropped
 *
 * So a connection never holds more than one response, and each turn of the event loop starts one of its requests at most.
 * What starts a request later must ask `socket.destroyed` first. Decision 23 has the measurements.
 */
export function limitPipelines(listener: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, Connection>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    let connection = connections.get(socket);
    if (connection === undefined) {
      connection = { isBusy: false, waiting: [] };
      connections.set(socket, connection);
    }
    const { isBusy, waiting } = connection;
    const start = () => {
      connection.isBusy = true;
      response.once("close", () => setImmediate(startNext, socket, connection));
      listener(request, response);
    };
    if (!isBusy) start();
    else if (waiting.push(start) >= MAX_UNANSWERED) {
      stopParsing(socket);
      socket.destroy();
    }
  };
}

function startNext({ destroyed }: Socket, connection: Connection): void {
  connection.isBusy = false;
  if (!destroyed) connection.waiting.shift()?.();
}

/** Node's parser of a connection, of which its documentation says nothing. */
interface WithParser {
  readonly parser?: { onIncoming?: (() => number) | undefined } | null;
}

/** What a parser's `onIncoming` returns for a request after which the connection speaks no HTTP any more. */
const NO_MORE_HTTP = 2;

/**
 * Stops Node from parsing what it has read of a connection. Otherwise it makes a request of each 38 bytes of the 64 KB,
 * although the connection is closed, and keeps all of them until the next turn: half a million for 300 connections.
 */
function stopParsing(socket: Socket & WithParser): void {
  const { parser } = socket;
  if (parser?.onIncoming) parser.onIncoming = () => NO_MORE_HTTP;
}
