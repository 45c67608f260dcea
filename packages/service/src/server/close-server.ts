import type { Server } from "node:http";

/** Time that a connection stays open after its last response. Short: the next request would be refused. */
const KEEP_ALIVE_MS = 50;

/**
 * Stops accepting connections, finishes the responses in progress, and resolves when the last connection is closed.
 *
 * @param timeoutMs Time after which all open connections are cut.
 */
export function closeServer(server: Server, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    // This timeout starts when a response has left. `closeIdleConnections` would cut responses that are being sent.
    Object.assign(server, { keepAliveTimeout: KEEP_ALIVE_MS, keepAliveTimeoutBuffer: 0 });
    const deadline = setTimeout(() => server.closeAllConnections(), timeoutMs);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
  });
}
