import { Hono } from "hono";
import type { ChartDeps } from "./charts/generate-chart.js";
import type { AnswerDashboard, DashboardFacts } from "./dashboard/dashboard.js";
import { type RequireKeyDeps, requireKey } from "./edge/authentication.js";
import type { Env } from "./edge/env.js";
import { limitFailedAttempts } from "./edge/failed-attempts.js";
import { requireGeocodeKey } from "./edge/geocode-key.js";
import { headerNames } from "./edge/header-names.js";
import { healthz, readyz } from "./edge/health.js";
import { limitBody } from "./edge/limit-body.js";
import type { Load } from "./edge/load.js";
import { refuseOtherRequests } from "./edge/refuse-other-requests.js";
import { type RequestContextDeps, requestContext } from "./edge/request-context.js";
import { carryLoad } from "./edge/shed-load.js";
import { standingHeaders } from "./edge/standing-headers.js";
import { answerWithChart } from "./endpoint/answer-with-chart.js";
import type { HashRequest } from "./idempotency/idempotent-request.js";
import type { Logger } from "./log.js";
import { serveOpenApi } from "./openapi/serve-openapi.js";
import type { CountRequest } from "./ops/request-record.js";
import { refusalForms } from "./refusal-forms.js";
import type { Store } from "./storage/store.js";
import { v1Endpoints } from "./v1/endpoints.js";
import { V2_ENDPOINTS } from "./v2/endpoints.js";

/** Everything that the service needs from outside: its ports, and what the configuration decides. */
export interface AppDeps extends Omit<RequireKeyDeps, "countFailedAttempt">, ChartDeps {
  readonly store: Store;
  readonly hashRequest: HashRequest;
  /** Counts the chart requests. */
  readonly load: Pick<Load, "carry">;
  readonly trustProxy: boolean;
  readonly logger: Logger;
  /** Told of every request, where the operator wants metrics. */
  readonly countRequest?: CountRequest | undefined;
  /** The word that the interface's own header names start with. */
  readonly headerPrefix: string;
  /** Where callers reach the service. */
  readonly publicUrl?: string | undefined;
  readonly countUse?: RequestContextDeps["countUse"];
  /** Makes what answers below /dashboard; undefined where there is none. */
  readonly openDashboard?: ((facts: DashboardFacts) => AnswerDashboard) | undefined;
}

/** The service without a socket: its routes, each with its checks in the order in which they answer. */
export function createApp(deps: AppDeps): Hono<Env> {
  const names = headerNames(deps.headerPrefix);
  const refusalFormOf = refusalForms(names);
  const endpoints = [...V2_ENDPOINTS, ...v1Endpoints({ headerNames: names, now: deps.now })];

  const keyDeps = { ...deps, countFailedAttempt: limitFailedAttempts(deps) };

  const app = new Hono<Env>();
  app.use(requestContext({ ...deps, refusalFormOf, standingHeaders: standingHeaders(deps.publicUrl) }));

  for (const endpoint of endpoints) {
    app.post(endpoint.path, limitBody, carryLoad(deps.load));
    app.post(endpoint.path, requireKey(keyDeps, endpoint.readKey, endpoint.tier));
    if (endpoint.needsGeocodeKey) app.post(endpoint.path, requireGeocodeKey(names.geocodeKey));
    app.post(endpoint.path, answerWithChart(deps, endpoint));
  }
  app.get("/healthz", healthz);
  app.get("/readyz", readyz(deps));
  const answerDashboard = deps.openDashboard?.({
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
