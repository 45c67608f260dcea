import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

/** Time between two requests: all callers without a key together may cause the cost of 40 charts a second. */
const PACE_MS = 40;

/** Passes the requests of a suite on at a pace that callers without a key may keep. */
export class PacedProxy {
  /** Address of the server behind it, without a path. */
  target = "";
  readonly #server: Server;
  #nextMs = 0;

  private constructor() {
    this.#server = createServer(async (incoming, outgoing) => {
      const nowMs = performance.now();
      const atMs = Math.max(nowMs, this.#nextMs);
      this.#nextMs = atMs + PACE_MS;
      await setTimeout(atMs - nowMs);
      const { method, headers, url } = incoming;
      const passed = request(new URL(url ?? "/", this.target), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      passed.on("error", () => outgoing.destroy());
      incoming.pipe(passed);
    });
  }

  /** Opens a proxy on a free port of loopback. */
  static async open(): Promise<PacedProxy> {
    const proxy = new PacedProxy();
    await new Promise<void>((resolve) => proxy.#server.listen(0, "127.0.0.1", resolve));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
