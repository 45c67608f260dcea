import type { Context, MiddlewareHandler } from "hono";
import { csrf } from "hono/csrf";
import type { DashboardEnv } from "../env.js";

/**
 * Rejects forms from other sites' pages, by the request's Origin and Sec-Fetch-Site. A request with neither does not
 * come from a browser and carries no ambient cookies, so CSRF does not apply. Forms of a session also contain its
 * token, see `requireFormToken`.
 */
export function csrfProtection(
  baseUrl: string,
  reject: (c: Context<DashboardEnv>) => Response | Promise<Response>,
): MiddlewareHandler<DashboardEnv> {
  const ownOrigin = new URL(baseUrl).origin;
  const check = csrf({
    // A proxy may terminate https, so only the host has to match.
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
      // The middleware rejects by throwing a response in plain text.
    }
    return isOwn ? next() : reject(c);
  };
}
