import type { Context, Hono, MiddlewareHandler } from "hono";
import { StoreUnavailableError } from "../base/store-unavailable-error.js";
import { Failure } from "../errors/failure.js";
import { basePathOf } from "./base-path.js";
import type { Env } from "./env.js";

/** Responds to a request for an unknown address; undefined if the request gets the API's own error response. */
export type MissingPage = (c: Context<Env>) => Response | Promise<Response> | undefined;

/**
 * Handles everything that the registered routes do not: other methods of their paths (405), other paths (404), and
 * errors that a handler throws (500, 503). Call it after the last route is registered.
 *
 * @param apiPaths Paths that the message about an unknown one lists.
 * @param missingPage Responds for the pages of the host; undefined if it has none.
 * @param mounted Folders of an application that another one may have mounted, and the first middleware of its requests.
 */
export function refuseOtherRequests(
  app: Hono<Env>,
  apiPaths: readonly string[],
  {
    missingPage,
    mounted,
  }: {
    readonly missingPage?: MissingPage | undefined;
    readonly mounted?: { readonly folders: readonly string[]; readonly context: MiddlewareHandler<Env> };
  } = {},
): void {
  const methodsOf = methodsByPath(app);
  for (const [path, methods] of methodsOf) {
    const allow = methods.join(", ");
    app.all(path, (c) => {
      const message = `The path ${basePathOf(c)}${path} does not support this method. Use ${methods.join(" or ")}.`;
      return c.get("refuse")(new Failure("METHOD_NOT_ALLOWED", { message, headers: { Allow: allow } }));
    });
  }

  const refuseUnknown = (c: Context<Env>) => {
    const paths = apiPaths.map((path) => `${basePathOf(c)}${path}`).join(", ");
    const message = `This path does not exist. Available paths: ${paths}.`;
    return c.get("refuse")(new Failure("NOT_FOUND", { message }));
  };
  // The routes of an application that is mounted are copied, but not its response to unknown paths.
  for (const folder of mounted?.folders ?? []) app.all(folder, refuseUnknown);
  app.notFound(async (c) => {
    if (mounted === undefined) return (await missingPage?.(c)) ?? refuseUnknown(c);
    await mounted.context(c, async () => {
      c.res = refuseUnknown(c);
    });
    return c.res;
  });

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
