import type { RouteDeps } from "../deps.js";
import type { DashboardRoutes } from "../env.js";
import { render } from "../render.js";
import { HealthPage } from "./health-page.js";

/** Accounts in the list of the busiest. */
const BUSIEST = 10;
const HOUR_MS = 60 * 60 * 1000;
/** Hours of each range: the current one and whole ones before it. */
const RANGE_HOURS = { day: 24, week: 7 * 24 } as const;
/** Time for which the busiest accounts are cached, because the query reads every account-hour of the range. */
const BUSIEST_TTL_MS = 30_000;

/** Adds the page about the service's health. */
export function addHealthRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, assets, health, now } = deps;

  type Busiest = ReturnType<typeof store.operators.listBusiest>;
  const latest = new Map<keyof typeof RANGE_HOURS, { readonly ms: number; readonly result: Busiest }>();
  const listBusiest = (range: keyof typeof RANGE_HOURS): Busiest => {
    const ms = now().getTime();
    const known = latest.get(range);
    if (known !== undefined && Math.abs(ms - known.ms) < BUSIEST_TTL_MS) return known.result;
    const since = new Date(ms - (RANGE_HOURS[range] - 1) * HOUR_MS).toISOString().slice(0, 13);
    const result = deps.flushActivity().then(() => store.operators.listBusiest(since, BUSIEST));
    latest.set(range, { ms, result });
    // Failures are not cached.
    result.catch(() => latest.delete(range));
    return result;
  };

  app.get("/operator/health", async (c) => {
    const range = c.req.query("range") === "week" ? "week" : "day";
    const props = {
      assets,
      viewer: c.var.viewer,
      processes: await health.list(),
      facts: await store.operators.readFacts(),
      busiest: await listBusiest(range),
      range,
      now: now(),
    } as const;
    return render(c, <HealthPage {...props} />);
  });
}
