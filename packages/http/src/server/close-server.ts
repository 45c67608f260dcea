import type { Server } from "node:http";

/** How long a connection that has its whole answer may wait for another request, which would be refused. */
const KEEP_ALIVE_MS = 50;

/**
 * Stops accepting, lets the answers that were begun finish, and resolves when the last connection is closed.
 *
 * @param timeoutMs After it connections are cut, whatever they wait for.
 */
export function closeServer(server: Server, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    // Counts from when an answer has left. To close what Node takes for idle would cut off answers on their way.
    Object.assign(server, { keepAliveTimeout: KEEP_ALIVE_MS, keepAliveTimeoutBuffer: 0 });
    const deadline = setTimeout(() => server.closeAllConnections(), timeoutMs);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
  });
}
