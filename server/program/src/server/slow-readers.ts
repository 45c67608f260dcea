import type { Server } from "node:http";
import type { Socket } from "node:net";

/** Time in which the system must take at least one byte of what waits for a caller. */
const LONGEST_STALL_MS = 10_000;
const CHECK_MS = 1000;

/** State of a connection with bytes that its caller has not taken. */
interface Stall {
  readonly bytes: number;
  readonly sinceMs: number;
}

/** Node's handle of a connection, of which its documentation says nothing. */
interface WithHandle {
  readonly _handle?: { readonly writeQueueSize?: number } | null;
}

/**
 * Ends connections whose callers ask and do not read: answers that nobody takes would fill the memory. The system takes
 * bytes in steps, as its own buffer for the connection, up to 4 MB, gets a third free. So what fits into that is read at
 * any speed, and larger answers at 150 KB/s and more.
 */
export class SlowReaders {
  readonly #open = new Set<Socket>();
  readonly #stalls = new WeakMap<Socket, Stall>();

  /** Watches the connections of a server until it closes. */
  static watch(server: Server): void {
    const readers = new SlowReaders(server);
    const timer = setInterval(() => readers.check(performance.now()), CHECK_MS).unref();
    server.once("close", () => clearInterval(timer));
  }

  constructor(server: Server) {
    server.on("connection", (socket: Socket) => {
      this.#open.add(socket);
      socket.once("close", () => this.#open.delete(socket));
    });
  }

  /** Ends the connections that have stalled for too long at this moment of a clock that never goes back. */
  check(nowMs: number): void {
    for (const socket of this.#open) {
      const bytes = bytesLeft(socket);
      const stall = this.#stalls.get(socket);
      if (bytes === 0) this.#stalls.delete(socket);
      else if (stall?.bytes !== bytes) this.#stalls.set(socket, { bytes, sinceMs: nowMs });
      else if (nowMs - stall.sinceMs >= LONGEST_STALL_MS) socket.destroy();
    }
  }
}

/**
 * Returns the bytes that a caller has not taken. The first summand alone changes only when a whole chunk has been taken,
 * and a picture is one chunk.
 */
function bytesLeft(socket: Socket & WithHandle): number {
  return socket.writableLength === 0 ? 0 : socket.writableLength + (socket._handle?.writeQueueSize ?? 0);
}
