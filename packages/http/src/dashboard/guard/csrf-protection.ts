import type { Context, MiddlewareHandler } from "hono";
import { csrf } from "hono/csrf";
import type { DashboardEnv } from "../deps.js";

/**
 * Refuses a form that another site's page sends: a browser tells where it comes from. What tells neither an
 * origin nor a site is no browser, and has no cookies but those it was given. Forms of a session carry its
 * token besides.
 */
export function refuseForeignForms(
  baseUrl: string,
  refuse: (c: Context<DashboardEnv>) => Response | Promise<Response>,
): MiddlewareHandler<DashboardEnv> {
  const ownOrigin = new URL(baseUrl).origin;
  const check = csrf({
    // A proxy may speak https for us: the host is what must be ours.
    origin: (origin, c) =>
      origin === ownOrigin || (URL.canParse(origin) && new URL(origin).host === c.req.header("Host")),
  });
  return async (c, next) => {
    const isBrowser = c.req.header("Origin") !== undefined || c.req.header("Sec-Fetch-Site") !== undefined;
    if (!isBrowser) return next();
    let isOwn = false;
    try {
      await check(c, async () => {
        isOwn = true;
      });
    } catch {
      // The middleware refuses by throwing an answer in plain text.
    }
    return isOwn ? next() : refuse(c);
  };
}
