/** Entry point of the process of bursts: opens connections, sends each the same bytes, reads nothing, and closes them. */
import { createConnection, type Socket } from "node:net";

/** One burst. */
export interface BurstOrder {
  readonly port: number;
  /** One request. */
  readonly request: string;
  /** Number of times that a connection sends it, in one write. */
  readonly requests: number;
  readonly connections: number;
  /** Time until the connections are closed; undefined to keep them open until the next order. */
  readonly closeAfterMs: number | undefined;
}

/** Connections share this many addresses of loopback, as those of a crowd do: limits of an address stop none of them. */
const ADDRESSES = 250;

let open: Socket[] = [];

process.on("message", (order: BurstOrder | "end") => {
  closeAll();
  if (order !== "end") send(order);
  process.send?.("sent");
});
process.on("disconnect", () => process.exit());

function send({ port, request, requests, connections, closeAfterMs }: BurstOrder): void {
  const bytes = Buffer.from(request.repeat(requests));
  open = Array.from({ length: connections }, (_, n) => {
    const socket = createConnection({
      host: "127.0.0.1",
      port,
      localAddress: `127.0.1.${1 + (n % ADDRESSES)}`,
    });
    // The service closes connections that ask too much. That is the measure of the campaign, and no fault.
    socket.on("error", () => {});
    socket.pause();
    socket.write(bytes);
    return socket;
  });
  if (closeAfterMs !== undefined) setTimeout(closeAll, closeAfterMs);
}

function closeAll(): void {
  for (const socket of open) socket.destroy();
  open = [];
}
