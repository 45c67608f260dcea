import type { Context, Hono, NotFoundHandler } from "hono";
import { StoreUnavailableError } from "../base/store-unavailable-error.js";
import { Failure } from "../errors/failure.js";
import { basePathOf, ownPathOf } from "./base-path.js";
import type { Env } from "./env.js";

/**
 * Handles everything that the routes of an application do not: other methods of their paths (405), other paths, and
 * errors that a handler throws (500, 503). Call it after the last route is registered.
 *
 * @param answerUnknown Responds to requests for other paths.
 */
export function refuseOtherRequests(app: Hono<Env>, answerUnknown: NotFoundHandler<Env>): void {
  for (const [path, methods] of methodsByPath(app)) {
    const allow = methods.join(", ");
    const folder = path.replace(/\/\*$/, "");
    app.all(path, (c) => {
      // The route of a folder matches the folder itself, too.
      const own = ownPathOf(c) === folder ? folder : path;
      const message = `The path ${basePathOf(c)}${own} does not support this method. Use ${methods.join(" or ")}.`;
      return c.get("refuse")(new Failure("METHOD_NOT_ALLOWED", { message, headers: { Allow: allow } }));
    });
  }

  app.notFound(answerUnknown);

  app.onError((error, c) => {
    const code = error instanceof StoreUnavailableError ? "SERVICE_UNAVAILABLE" : "INTERNAL_ERROR";
    return c.get("refuse")(new Failure(code, { cause: error }));
  });
}

/** Creates the response to a request for an unknown path (404). */
export type RefuseUnknown = (c: Context<Env>) => Response;

/** Returns the function that refuses unknown paths. Its message lists the paths of the routes of `app`. */
export function unknownPathRefusal(app: Hono<Env>): RefuseUnknown {
  const ownPaths = [...methodsByPath(app).keys()];
  return (c) => {
    const paths = ownPaths.map((path) => `${basePathOf(c)}${path}`).join(", ");
    const message = `This path does not exist. Available paths: ${paths}.`;
    return c.get("refuse")(new Failure("NOT_FOUND", { message }));
  };
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
