import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "../telemetry/log.js";

/**
 * Closes new connections while there are too many.
 *
 * Node's own `maxConnections` is not for workers: one that is full passes the connection back to the primary process,
 * and while all are full it goes round among them without end (until Node 22.12).
 */
export function limitConnections(server: Server, max: number, logger: Logger): void {
  let open = 0;
  let isReported = false;
  server.on("connection", (socket: Socket) => {
    open++;
    socket.once("close", () => {
      open--;
      if (open < max / 2) isReported = false;
    });
    if (open <= max) return;
    socket.destroy();
    if (!isReported) logger.warn({ maxConnections: max }, "too many connections: closing new ones");
    isReported = true;
  });
}
