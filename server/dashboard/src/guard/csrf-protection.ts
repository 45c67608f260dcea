import type { Context, MiddlewareHandler } from "hono";
import { csrf } from "hono/csrf";
import type { DashboardEnv } from "../base/env.js";

/**
 * Creates middleware that rejects forms from other sites, by the request's Origin and Sec-Fetch-Site. A request with
 * neither header does not come from a browser and carries no ambient cookies, so CSRF does not apply. Forms behind the
 * sign-in also need the session's token, see `requireFormToken`.
 *
 * @param reject Renders the response to a rejected form.
 */
export function csrfProtection(
  baseUrl: string,
  reject: (c: Context<DashboardEnv>) => Response | Promise<Response>,
): MiddlewareHandler<DashboardEnv> {
  const ownOrigin = new URL(baseUrl).origin;
  const check = csrf({
    // A proxy may terminate https: the request's own scheme is then http, so only the host has to match.
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
      // Hono's middleware rejects by throwing a plain-text response; `reject` renders a page instead.
    }
    return isOwn ? next() : reject(c);
  };
}
