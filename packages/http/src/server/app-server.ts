import type { Server } from "node:http";
import { closeServer } from "./close-server.js";
import { createHttpServer, type HttpServerDeps } from "./http-server.js";
import { type ListenAddress, listen } from "./listen.js";
import { createUnavailableApp } from "./unavailable-app.js";

/** Dependencies of an {@link AppServer}. */
export type AppServerDeps = Omit<HttpServerDeps, "fetch">;

/** Application that answers requests. */
interface Application {
  readonly fetch: HttpServerDeps["fetch"];
}

/** A listening server that refuses requests until it is given the application, and again once it stops. */
export class AppServer {
  readonly #deps: AppServerDeps;
  readonly #server: Server;
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
   * Starts to listen; every request but /healthz is refused.
   *
   * @throws StartError if it cannot listen there.
   */
  static async listen(address: ListenAddress, deps: AppServerDeps): Promise<AppServer> {
    const appServer = new AppServer(deps);
    appServer.#port = await listen(appServer.#server, address);
    return appServer;
  }

  get port(): number {
    return this.#port;
  }

  /** False once the server was told to stop. */
  get isListening(): boolean {
    return this.#server.listening;
  }

  /** Lets the application answer all requests from now on. */
  serve(app: Application): void {
    this.#app = app;
  }

  /**
   * Refuses new requests, lets the answers under way finish, and resolves when the last connection is closed.
   *
   * @param cutAfterMs Time after which connections are cut.
   */
  close(cutAfterMs: number): Promise<void> {
    this.#app = createUnavailableApp("stopping", this.#deps);
    return closeServer(this.#server, cutAfterMs);
  }
}
