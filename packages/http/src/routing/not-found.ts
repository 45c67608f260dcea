import type { Context, Hono } from "hono";
import { Failure } from "../errors/failure.js";
import { StoreUnavailableError } from "@chart/lib";
import type { Env } from "./env.js";

/** Responds to a request for an unknown address; undefined if the request gets the API's own error response. */
export type MissingPage = (c: Context<Env>) => Response | Promise<Response> | undefined;

/**
 * Handles everything that the registered routes do not: other methods of their paths (405), other paths (404), and
 * errors that a handler throws (500, 503). Call it after the last route is registered.
 *
 * @param apiPaths Paths that the message about an unknown one lists.
 * @param missingPage Responds for the pages of the host; undefined if it has none.
 */
export function refuseOtherRequests(
  app: Hono<Env>,
  apiPaths: readonly string[],
  missingPage?: MissingPage,
): void {
  const methodsOf = methodsByPath(app);
  for (const [path, methods] of methodsOf) {
    const allow = methods.join(", ");
    const failure = new Failure("METHOD_NOT_ALLOWED", {
      message: `The path ${path} does not support this method. Use ${methods.join(" or ")}.`,
      headers: { Allow: allow },
    });
    app.all(path, (c) => c.get("refuse")(failure));
  }

  const notFound = new Failure("NOT_FOUND", {
    message: `This path does not exist. Available paths: ${apiPaths.join(", ")}.`,
  });
  app.notFound((c) => missingPage?.(c) ?? c.get("refuse")(notFound));

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
