import { once } from "node:events";
import { createConnection, createServer, type Server, type Socket } from "node:net";

/** Moment of a query: on its way to the server, or on the way back. */
type Moment = "request" | "reply";

interface Trap {
  readonly moment: Moment;
  readonly text: string;
  readonly done: () => void;
  /** Connection to the server that carries the request. */
  server?: Socket;
}

/** TCP proxy between a service and its database that tests can interrupt. */
export class TcpProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;
  #trap: Trap | undefined;

  private constructor(host: string, port: number) {
    this.#server = createServer((near) => {
      if (this.#isCut) return near.destroy();
      const far = createConnection({ host, port });
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        // Runs before the pipe's own listener, so that the data of a cut connection are not passed on.
        from.on("data", (chunk: Buffer) => this.#watch(chunk, from === near ? "request" : "reply", far));
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

  /**
   * Cuts all connections at the next request that contains a text: before it reaches the server, or before the server's
   * reply reaches the client. Resolves once they are cut.
   */
  cutAt(moment: Moment, text: string): Promise<void> {
    return new Promise((done) => {
      this.#trap = { moment, text, done };
    });
  }

  #watch(chunk: Buffer, moment: Moment, server: Socket): void {
    const trap = this.#trap;
    if (trap === undefined) return;
    if (moment === "request" && chunk.includes(trap.text)) trap.server = server;
    if (trap.server !== server || trap.moment !== moment) return;
    this.#trap = undefined;
    this.cut();
    trap.done();
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
