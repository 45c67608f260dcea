import { Hono } from "hono";
import { createApiParts } from "./api-parts.js";
import type { ApiPorts } from "./api-ports.js";
import type { Env } from "./routing/env.js";
import { refuseOtherRequests } from "./routing/other-requests.js";

/** Prefixes of paths that belong to the API, even those without an endpoint. */
const FOLDERS = ["/v1/*", "/v2/*"];
/** The API's other paths. */
const OTHER_PATHS = ["/healthz", "/readyz", "/openapi.json"];

/**
 * Creates the API: an application with /v1, /v2, /openapi.json and the probes, to serve or to mount in another one, at
 * its root or under any base path. It handles these paths alone, so the host's other paths and errors stay its own.
 *
 * @param ports By default none: the API then asks for no key, costs nothing and takes births by coordinates.
 */
export function createApi(ports: ApiPorts = {}): Hono<Env> {
  const { layer, routes, refuseUnknown } = createApiParts(ports);
  const app = new Hono<Env>();
  for (const path of [...FOLDERS, ...OTHER_PATHS]) app.use(path, layer);
  app.route("/", routes);
  refuseOtherRequests(app, async (c) => {
    await layer(c, async () => {
      c.res = refuseUnknown(c);
    });
    return c.res;
  });
  // A host that mounts the application takes its routes, but not its response to unknown paths.
  for (const folder of FOLDERS) app.all(folder, refuseUnknown);
  return app;
}
