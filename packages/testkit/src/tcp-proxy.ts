import { once } from "node:events";
import { createConnection, createServer, type Server, type Socket } from "node:net";

/** TCP proxy between a service and its database that tests can interrupt. */
export class TcpProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;

  private constructor(host: string, port: number) {
    this.#server = createServer((near) => {
      if (this.#isCut) return near.destroy();
      const far = createConnection({ host, port });
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(from);
        from.on("error", () => to.destroy()).on("close", () => to.destroy());
        from.pipe(to);
      }
      return undefined;
    });
  }

  /** Starts a proxy; returns it with the database's URL through it. */
  static async before(databaseUrl: string): Promise<{ proxy: TcpProxy; url: string }> {
    const url = new URL(databaseUrl);
    const proxy = new TcpProxy(url.hostname, Number(url.port || 5432));
    proxy.#server.listen(0, "127.0.0.1");
    await once(proxy.#server, "listening");
    url.hostname = "127.0.0.1";
    url.port = String((proxy.#server.address() as { port: number }).port);
    return { proxy, url: url.href };
  }

  /** Closes all connections, and any new one, until {@link mend} is called. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  /** Accepts connections again. */
  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}
