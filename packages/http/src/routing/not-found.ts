import type { Hono } from "hono";
import { Failure } from "../errors/failure.js";
import { StoreUnavailableError } from "../errors/store-unavailable-error.js";
import type { Env } from "./env.js";
import { missingPage, type PublicPages } from "./public-pages.js";

/**
 * Handles everything that the registered routes do not: other methods of their paths (405), other paths (404), and
 * errors that a handler throws (500, 503). Call it after the last route is registered.
 *
 * @param pages The public pages, such as the one about an unknown address; undefined if the service has none.
 */
export function refuseOtherRequests(app: Hono<Env>, pages?: PublicPages): void {
  const methodsOf = methodsByPath(app);
  for (const [path, methods] of methodsOf) {
    const allow = methods.join(", ");
    const failure = new Failure("METHOD_NOT_ALLOWED", {
      message: `The path ${path} does not support this method. Use ${methods.join(" or ")}.`,
      headers: { Allow: allow },
    });
    app.all(path, (c) => c.get("refuse")(failure));
  }

  const pageRoutes = ["/", ...(pages?.routes ?? [])];
  const apiPaths = [...methodsOf.keys()].filter((path) => !pageRoutes.includes(path));
  const notFound = new Failure("NOT_FOUND", {
    message: `This path does not exist. Available paths: ${apiPaths.join(", ")}.`,
  });
  app.notFound((c) => missingPage(c, pages) ?? c.get("refuse")(notFound));

  app.onError((error, c) => {
    const code = error instanceof StoreUnavailableError ? "SERVICE_UNAVAILABLE" : "INTERNAL_ERROR";
    return c.get("refuse")(new Failure(code, { cause: error }));
  });
}

function methodsByPath(app: Hono<Env>): Map<string, readonly string[]> {
  const methodsOf = new Map<string, readonly string[]>();
  for (const { method, path } of app.routes) {
    if (method === "ALL") continue;
    const methods = new Set(methodsOf.get(path)).add(method);
    // Hono handles HEAD with the route of GET.
    if (method === "GET") methods.add("HEAD");
    methodsOf.set(path, [...methods]);
  }
  return methodsOf;
}
