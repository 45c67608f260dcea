import type { Hono } from "hono";
import type { Assets } from "./assets.js";
import type { DashboardDeps, DashboardEnv, DashboardFacts } from "./deps.js";
import type { Tell } from "./render.js";

/** What the routes work with. */
export interface RouteDeps extends DashboardDeps, DashboardFacts {
  readonly assets: Assets;
  readonly tell: Tell;
}

/** Where routes are added. */
export type DashboardRoutes = Hono<DashboardEnv, Record<string, never>, "/dashboard">;
