import type { AnswerDashboard, DashboardFacts } from "@chart/dashboard";
import { describeFailure, Failure, isFailureCode } from "chart-http/errors";
import type { ApiFacts, Env } from "chart-http/host";
import type { Context, Hono } from "hono";
import type { MountedSite, SiteFacts } from "./create-site.js";
import { addPublicPages, missingPage } from "./public-pages.js";

/** Pages of the service; each part is undefined if there is none. */
export interface Pages {
  readonly mountDashboard?: ((facts: DashboardFacts) => AnswerDashboard) | undefined;
  readonly mountSite?: ((facts: SiteFacts) => MountedSite) | undefined;
}

/** Responds to a request for an unknown address; undefined if the request gets the API's own error response. */
type MissingPage = (c: Context<Env>) => Response | Promise<Response> | undefined;

/** Adds the dashboard, the front page and the documentation to the application. */
export function addPages(
  app: Hono<Env>,
  { endpointPaths, freePaths, headerNames: names, wordingOf, openApi }: ApiFacts,
  { mountDashboard, mountSite }: Pages,
): MissingPage | undefined {
  const answerDashboard = mountDashboard?.({
    endpointPaths,
    freePaths,
    describeError: (code, path) =>
      isFailureCode(code) ? describeFailure(new Failure(code), wordingOf(path)).message : undefined,
    geocodeKeyHeader: names.geocodeKey,
  });
  if (answerDashboard !== undefined) {
    app.all("/dashboard/*", (c) => answerDashboard(c.req.raw, { ...c.env, requestId: c.var.requestId }));
  }

  const site = mountSite?.({
    openApi,
    wording: wordingOf("/v2"),
    headers: { apiKeyHeader: names.apiKey, geocodeKeyHeader: names.geocodeKey },
  });
  if (site === undefined) return undefined;
  addPublicPages(app, site, {
    documentation: "/docs",
    openapi: "/openapi.json",
    llms: "/llms.txt",
    ...(freePaths.includes("/mcp") && { mcp: "/mcp" }),
    ...(site.forms.length > 0 && { chart: "/chart" }),
    ...(answerDashboard !== undefined && { dashboard: "/dashboard" }),
  });
  return (c) => missingPage(c, site);
}
