import { Hono } from "hono";
import type { ChartDeps } from "./charts/generate-chart.js";
import { type RequireKeyDeps, requireKey } from "./edge/authentication.js";
import type { Env } from "./edge/env.js";
import { limitFailedAttempts } from "./edge/failed-attempts.js";
import { healthz, readyz } from "./edge/health.js";
import { limitBody } from "./edge/limit-body.js";
import { refuseOtherRequests } from "./edge/refuse-other-requests.js";
import { requestContext } from "./edge/request-context.js";
import type { HashRequest } from "./idempotency/idempotent-request.js";
import type { Logger } from "./log.js";
import type { Store } from "./storage/store.js";
import { bearerKey } from "./v2/bearer-key.js";
import { coordinatesChart } from "./v2/coordinates-chart.js";
import { failureEnvelope } from "./v2/envelope.js";

/** Everything that the service needs from outside: its ports. */
export interface AppDeps extends Omit<RequireKeyDeps, "countFailedAttempt">, ChartDeps {
  readonly store: Store;
  readonly hashRequest: HashRequest;
  readonly trustProxy: boolean;
  readonly logger: Logger;
}

/** The service without a socket: its routes, each with its checks in the order in which they answer. */
export function createApp(deps: AppDeps): Hono<Env> {
  const app = new Hono<Env>();
  app.use(requestContext({ ...deps, presentFailure: () => failureEnvelope }));

  const keyDeps = { ...deps, countFailedAttempt: limitFailedAttempts(deps) };

  app.post(
    "/v2/charts/coordinates",
    limitBody,
    requireKey(keyDeps, bearerKey, "advanced"),
    coordinatesChart(deps),
  );
  app.get("/healthz", healthz);
  app.get("/readyz", readyz(deps));

  refuseOtherRequests(app);
  return app;
}
