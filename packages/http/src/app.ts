import { Hono } from "hono";
import { type AnswerWithChartDeps, answerWithChart } from "./api/endpoint/answer-with-chart.js";
import { limitFailedAttempts } from "./api/endpoint/failed-attempts.js";
import { serveOpenApi } from "./api/openapi/serve-openapi.js";
import { refusalForms } from "./api/refusal-forms.js";
import { v1Endpoints } from "./api/v1/endpoints.js";
import { V2_ENDPOINTS } from "./api/v2/endpoints.js";
import type { AnswerDashboard, DashboardFacts } from "./dashboard/dashboard.js";
import type { Stores } from "./database/stores.js";
import { standingHeaders } from "./routing/default-headers.js";
import type { Env } from "./routing/env.js";
import { headerNames } from "./routing/header-names.js";
import { healthz, readyz } from "./routing/health.js";
import { refuseOtherRequests } from "./routing/not-found.js";
import { type RequestContextDeps, requestContext } from "./routing/request-context.js";
import type { Logger } from "./telemetry/log.js";
import type { CountRequest } from "./telemetry/request-record.js";

/** Everything that the service needs from outside: its ports, and what the configuration decides. */
export interface AppDeps extends Omit<AnswerWithChartDeps, "countFailedAttempt" | "headerNames"> {
  readonly store: Stores;
  readonly trustProxy: boolean;
  readonly logger: Logger;
  /** Told of every request, where the operator wants metrics. */
  readonly countRequest?: CountRequest | undefined;
  /** The word that the interface's own header names start with. */
  readonly headerPrefix: string;
  /** Where callers reach the service. */
  readonly publicUrl?: string | undefined;
  readonly countUse?: RequestContextDeps["countUse"];
  /** Creates the handler of requests below /dashboard; undefined if there is no dashboard. */
  readonly mountDashboard?: ((facts: DashboardFacts) => AnswerDashboard) | undefined;
}

/** The service without a socket: its routes. */
export function createApp(deps: AppDeps): Hono<Env> {
  const names = headerNames(deps.headerPrefix);
  const refusalFormOf = refusalForms(names);
  const endpoints = [...V2_ENDPOINTS, ...v1Endpoints({ headerNames: names, now: deps.now })];

  const chartDeps = { ...deps, headerNames: names, countFailedAttempt: limitFailedAttempts(deps) };

  const app = new Hono<Env>();
  app.use(requestContext({ ...deps, refusalFormOf, standingHeaders: standingHeaders(deps.publicUrl) }));

  for (const endpoint of endpoints) app.post(endpoint.path, answerWithChart(chartDeps, endpoint));
  app.get("/healthz", healthz);
  app.get("/readyz", readyz(deps));
  const answerDashboard = deps.mountDashboard?.({
    endpointPaths: endpoints.map(({ path }) => path),
    geocodeKeyHeader: names.geocodeKey,
  });
  if (answerDashboard !== undefined) {
    for (const path of ["/dashboard", "/dashboard/*"]) {
      app.all(path, (c) => answerDashboard(c.req.raw, { ...c.env, requestId: c.var.requestId }));
    }
  }
  app.get("/openapi.json", serveOpenApi({ ...deps, endpoints, refusalFormOf, headerNames: names }));

  refuseOtherRequests(app);
  return app;
}
