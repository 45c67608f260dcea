import type { Server } from "node:http";

/** How soon a connection is closed that has its last answer and would wait for another request. */
const CLOSE_IDLE_EVERY_MS = 20;

/**
 * Stops accepting, lets the answers that were begun finish, and resolves when the last connection is closed.
 *
 * @param timeoutMs After it connections are cut, whatever they wait for.
 */
export function closeServer(server: Server, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
    const deadline = setTimeout(() => server.closeAllConnections(), timeoutMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(deadline);
      resolve();
    });
  });
}
