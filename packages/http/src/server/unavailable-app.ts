import { Hono } from "hono";
import { Failure } from "../errors/failure.js";
import type { Env } from "../routing/env.js";
import { healthz } from "../routing/health.js";
import { type RequestContextDeps, requestContext } from "../routing/request-context.js";

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
export function createUnavailableApp(reason: Unavailability, context: RequestContextDeps): Hono<Env> {
  const app = new Hono<Env>();
  app.use(requestContext(context));
  app.get("/healthz", healthz);
  app.all("*", (c) => c.get("refuse")(FAILURES[reason]));
  return app;
}
