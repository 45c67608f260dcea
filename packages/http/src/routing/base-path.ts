import type { Context } from "hono";
import { basePath, baseRoutePath, routePath } from "hono/route";

/** Returns the path under which a host has mounted the API, such as `/hd`; empty at the root. */
export function basePathOf(c: Context): string {
  return withoutRoot(basePath(c));
}

/** Returns the path of a request below the base path. */
export function ownPathOf(c: Context): string {
  return c.req.path.slice(basePathOf(c).length);
}

/** Returns the pattern of the route that has responded, below the base path; `/*` if there is none. */
export function ownRouteOf(c: Context): string {
  return routePath(c).slice(withoutRoot(baseRoutePath(c)).length) || "/*";
}

function withoutRoot(path: string): string {
  return path === "/" ? "" : path;
}
