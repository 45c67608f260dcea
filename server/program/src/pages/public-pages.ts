import { Failure } from "chart-http/errors";
import { answerJson, type Env } from "chart-http/host";
import type { Context, Hono } from "hono";
import { namesHtml, prefersJson } from "./page-or-json.js";

export interface PublicPages {
  /** Their routes, besides the front page at `/`. */
  readonly routes: readonly string[];
  /** Paths of forms that are posted. */
  readonly forms: readonly string[];
  readonly answer: (
    request: Request,
    bindings: { readonly requestId: string; readonly remoteAddress?: string | undefined },
  ) => Response | Promise<Response>;
}

/** Paths on which every response is JSON, errors included. */
const JSON_PATHS = /^\/(?:v1|v2|mcp|\.well-known|openapi\.json|healthz|readyz)(?:\/|$)/;

/** The only request for a page that is refused as invalid. */
const longSearch = new Failure("INVALID_QUERY", {
  message: "The parameter q must have at most 100 characters.",
});

/** Programs that look for a page need the list of pages, not that of the API's paths. */
const missingDocument = new Failure("NOT_FOUND", {
  message: "No page has this address. The index of the pages is /llms.txt.",
});

/** Adds the routes of the public pages. At `/`, programs that prefer JSON get the list of links, others the front page. */
export function addPublicPages(
  app: Hono<Env>,
  pages: PublicPages,
  links: Readonly<Record<string, string>>,
): void {
  app.get("/", async (c) => {
    const isForPrograms = prefersJson(c.req.header("Accept"));
    const response = isForPrograms ? answerJson(c, JSON.stringify(links)) : await pageOf(c, pages);
    response.headers.append("Vary", "Accept");
    return response;
  });
  for (const form of pages.forms) app.post(form, (c) => pageOf(c, pages));
  // The route of a folder matches the folder itself, too.
  const routes = pages.routes.filter((route) => !pages.routes.includes(`${route}/*`));
  for (const route of routes) {
    app.get(route, async (c) => {
      const response = await pageOf(c, pages);
      // Programs get the same facts as JSON.
      if (namesHtml(c.req.header("Accept"))) return response;
      if (response.status === 404) return c.get("refuse")(missingDocument);
      return response.status === 400 ? c.get("refuse")(longSearch) : response;
    });
  }
}

/**
 * Returns the page about an address that does not exist, for a browser outside of the API's paths; undefined if the
 * request gets JSON.
 */
export function missingPage(c: Context<Env>, pages: PublicPages): Response | Promise<Response> | undefined {
  if (!["GET", "HEAD"].includes(c.req.method)) return undefined;
  if (JSON_PATHS.test(c.req.path) || !namesHtml(c.req.header("Accept"))) return undefined;
  return pageOf(c, pages);
}

function pageOf(c: Context<Env>, pages: PublicPages): Response | Promise<Response> {
  return pages.answer(c.req.raw, { ...c.env, requestId: c.var.requestId });
}
