import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { headerNames } from "../../src/edge/header-names.js";
import { closeServer, createHttpServer } from "../../src/edge/http-server.js";
import type { Load } from "../../src/edge/load.js";
import { refusalForms } from "../../src/refusal-forms.js";
import type { TestService } from "./service.js";

/** Puts the service behind a real socket. */
export async function serve(
  service: TestService,
  load: Pick<Load, "admit" | "lagMs"> = { admit: () => true, lagMs: 0 },
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createHttpServer({
    fetch: (request) => service.fetch(request),
    load,
    refusalFormOf: refusalForms(headerNames("Chart")),
    now: () => new Date(),
    logger: service.logger,
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => closeServer(server) };
}
