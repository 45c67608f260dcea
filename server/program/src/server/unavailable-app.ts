import { Failure } from "chart-http/errors";
import { type Env, healthz, type RequestLayerDeps, requestLayer } from "chart-http/host";
import { Hono } from "hono";

/** Reason why every path except /healthz responds with 503. */
export type Unavailability = "starting" | "stopping";

const FAILURES: Readonly<Record<Unavailability, Failure>> = {
  starting: new Failure("SERVICE_UNAVAILABLE", {
    message: "The service is starting. Try again in a moment.",
  }),
  stopping: new Failure("SERVICE_UNAVAILABLE", {
    message: "The service is stopping. Try again in a moment.",
    headers: { Connection: "close" },
  }),
};

/** Creates the application that replaces the real one before it is ready and while the service stops. */
export function createUnavailableApp(reason: Unavailability, deps: RequestLayerDeps): Hono<Env> {
  const app = new Hono<Env>();
  app.use(requestLayer(deps));
  app.get("/healthz", healthz);
  app.all("*", (c) => c.get("refuse")(FAILURES[reason]));
  return app;
}
