import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "chart-http/base";

/**
 * Limits the open connections. While there are too many, a new one takes the place of the one that has waited longest
 * without sending a request, so that silent connections keep nobody out. If all have sent one, the new one is closed.
 *
 * Node's own `maxConnections` is not for workers: one that is full passes the connection back to the primary process,
 * and while all are full it goes round among them without end (until Node 22.12).
 */
export function limitConnections(server: Server, max: number, logger: Logger): void {
  /** Connections without a request so far, the oldest first. */
  const silent = new Set<Socket>();
  let open = 0;
  let isReported = false;
  server.on("connection", (socket: Socket) => {
    open++;
    silent.add(socket);
    socket.once("close", () => {
      open--;
      silent.delete(socket);
      if (open < max / 2) isReported = false;
    });
    if (open <= max) return;
    const [oldest = socket] = silent;
    silent.delete(oldest);
    oldest.destroy();
    if (!isReported) logger.warn({ maxConnections: max }, "too many connections: closing silent or new ones");
    isReported = true;
  });
  const hasSpoken = ({ socket }: IncomingMessage) => silent.delete(socket);
  server.prependListener("request", hasSpoken);
  server.prependListener("checkContinue", hasSpoken);
  server.prependListener("checkExpectation", hasSpoken);
}
