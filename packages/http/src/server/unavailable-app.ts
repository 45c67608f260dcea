import { Hono } from "hono";
import { Failure } from "../errors/failure.js";
import type { Env } from "../routing/env.js";
import { healthz } from "../routing/health.js";
import { type RequestContextDeps, requestContext } from "../routing/request-context.js";

/** Why nothing but /healthz is answered for now. */
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

/** Stands in for the service before it is ready and after it was told to stop. */
export function createUnavailableApp(reason: Unavailability, context: RequestContextDeps): Hono<Env> {
  const app = new Hono<Env>();
  app.use(requestContext(context));
  app.get("/healthz", healthz);
  app.all("*", (c) => c.get("refuse")(FAILURES[reason]));
  return app;
}
