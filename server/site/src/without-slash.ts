import type { Context } from "hono";

/**
 * Redirects from an address with a slash at its end to the page without it; undefined if there is no such page. Only
 * existing pages become targets, so a redirect never leaves the site.
 */
export function withoutSlash(c: Context, paths: ReadonlySet<string>): Response | undefined {
  const { pathname, search } = new URL(c.req.url);
  const path = pathname.slice(0, -1);
  const isPage = pathname.endsWith("/") && paths.has(path);
  return isPage ? c.redirect(`${path}${search}`, 308) : undefined;
}
