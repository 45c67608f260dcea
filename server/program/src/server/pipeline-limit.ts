import type { RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Maximum number of requests of a connection that wait for their response. */
const MAX_UNANSWERED = 16;

/**
 * Creates a request listener that closes a connection at its 17th unanswered request:
 *
 *     request 1 ... 16 (at work)  request 17 -> the connection is closed; requests 17 and later are dropped
 *
 * What waits for its turn must ask `socket.destroyed` before it begins. Decision 23 has the measurements.
 */
export function limitPipelines(listener: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, Set<ServerResponse>>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const unanswered = connections.get(socket) ?? track(socket, connections);
    if (unanswered.size >= MAX_UNANSWERED) {
      stopParsing(socket);
      socket.destroy();
      return;
    }
    unanswered.add(response);
    response.once("close", () => unanswered.delete(response));
    listener(request, response);
  };
}

/** Starts to count the unanswered requests of a connection. */
function track(socket: Socket, connections: WeakMap<Socket, Set<ServerResponse>>): Set<ServerResponse> {
  const unanswered = new Set<ServerResponse>();
  connections.set(socket, unanswered);
  socket.once("close", () => unanswered.forEach(closeQueued));
  return unanswered;
}

/**
 * Closes a response that stands behind another one in a pipeline. Node closes only the first when the connection ends,
 * but signals of requests, and what waits for a response to be sent, hang on this event.
 */
function closeQueued(response: ServerResponse): void {
  if (response.socket !== null) return;
  response.destroy();
  response.emit("close");
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
