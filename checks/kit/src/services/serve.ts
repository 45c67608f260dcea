import { once } from "node:events";
import type { AddressInfo } from "node:net";
import {
  closeServer,
  createHttpServer,
  type HttpServerDeps,
  kindOfRequest,
  maxBodyBytesOf,
} from "@chart/program";
import { responseForms } from "chart-http/host";
import type { TestService } from "./test-service.js";

/** Serves the service over HTTP on a free port of loopback. */
export async function serve(
  service: TestService,
  admission: HttpServerDeps["admission"] = {
    accepted() {},
    firstRequest() {},
    countShed() {},
    take: () => () => {},
    admit: () => true,
    lagMs: 0,
  },
  overrides: Partial<HttpServerDeps> = {},
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createHttpServer({
    fetch: (request) => service.fetch(request),
    admission,
    kindOf: kindOfRequest,
    maxBodyBytesOf,
    keys: { accountOf: () => undefined },
    ...responseForms(),
    now: () => new Date(),
    logger: service.logger,
    keepAliveMs: 75_000,
    maxConnections: Number.POSITIVE_INFINITY,
    ...overrides,
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => closeServer(server, 1000) };
}
