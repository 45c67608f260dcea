import type { Server } from "node:http";

/**
 * Stops accepting, lets the answers that were begun finish, and resolves when the last connection is closed.
 *
 * @param timeoutMs After it connections are cut, whatever they wait for.
 */
export function closeServer(server: Server, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), timeoutMs);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
  });
}
