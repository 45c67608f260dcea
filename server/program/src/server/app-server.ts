import type { Server } from "node:http";
import { closeServer } from "./close-server.js";
import type { HealthAnswer, HealthCheck } from "./health-check.js";
import { createHttpServer, type HttpServerDeps } from "./http-server.js";
import { type ListenAddress, listen } from "./listen.js";
import { createUnavailableApp } from "./unavailable-app.js";

export type AppServerDeps = Omit<HttpServerDeps, "fetch">;

interface Application {
  readonly fetch: HttpServerDeps["fetch"];
}

/** HTTP server that responds with 503 until it gets the application, and again while it stops. */
export class AppServer {
  readonly #deps: AppServerDeps;
  readonly #server: Server;
  readonly #closing = new AbortController();
  #app: Application;
  #port = 0;

  private constructor(deps: AppServerDeps) {
    this.#deps = deps;
    this.#app = createUnavailableApp("starting", deps);
    this.#server = createHttpServer({
      ...deps,
      fetch: (request, connection) => this.#app.fetch(request, connection),
    });
  }

  /**
   * Starts to listen. Until {@link serve} is called, every request except /healthz gets a 503.
   *
   * @throws StartError if the address cannot be used.
   */
  static async listen(address: ListenAddress, deps: AppServerDeps): Promise<AppServer> {
    const appServer = new AppServer(deps);
    appServer.#port = await listen(appServer.#server, address);
    return appServer;
  }

  get port(): number {
    return this.#port;
  }

  /** Aborted once {@link close} is called. Whatever requests wait for longer than the stop may take ends then. */
  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  /** False once {@link close} was called. */
  get isListening(): boolean {
    return this.#server.listening;
  }

  /** Passes all requests to the application from now on. */
  serve(app: Application): void {
    this.#app = app;
  }

  /** Answers a health check that came over another way than this server's port. */
  async probe(path: HealthCheck): Promise<HealthAnswer> {
    const response = await this.#app.fetch(new Request(`http://localhost${path}`), {});
    return { status: response.status, body: await response.text() };
  }

  /** Responds to new requests with 503, finishes the others, and cuts open connections after `cutAfterMs`. */
  close(cutAfterMs: number): Promise<void> {
    this.#app = createUnavailableApp("stopping", this.#deps);
    this.#closing.abort();
    return closeServer(this.#server, cutAfterMs);
  }
}
