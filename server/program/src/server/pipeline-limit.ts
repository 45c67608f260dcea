import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Maximum number of requests of a connection that wait for their response. */
export const MAX_UNANSWERED = 16;

/**
 * Creates a request listener that closes a connection at its 17th unanswered request:
 *
 *     request 1 ... 16 (at work)  request 17 -> the connection is closed; requests 17 and later are dropped
 *
 * Node reads 64 KB at a time and parses all requests in it, 1,600 of the shortest, whatever a listener does. So requests
 * of a closed connection still arrive. They never reach `listener`, and what waits for its turn must ask
 * `socket.destroyed` before it begins.
 */
export function limitPipelines(listener: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, Set<ServerResponse>>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const unanswered = connections.get(socket) ?? track(socket, connections);
    if (unanswered.size >= MAX_UNANSWERED) {
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
function closeQueued(response: ServerResponse<IncomingMessage>): void {
  if (response.socket !== null) return;
  response.destroy();
  response.emit("close");
}
