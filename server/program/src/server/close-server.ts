import type { Server } from "node:http";

/** Time that a connection stays open after its last response. Short: the next request would be refused. */
const KEEP_ALIVE_MS = 50;

/** Accepts no more connections, finishes the responses in progress, and cuts what is open after `timeoutMs`. */
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
