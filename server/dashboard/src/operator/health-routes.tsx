import type { RouteDeps } from "../base/deps.js";
import type { DashboardRoutes } from "../base/env.js";
import { render } from "../base/render.js";
import { cachedFor } from "./cached-for.js";
import { HealthPage } from "./health-page.js";

const BUSIEST = 10;
const HOUR_MS = 60 * 60 * 1000;
/** Hours of each range: the current one and whole ones before it. */
const RANGE_HOURS = { day: 24, week: 7 * 24 } as const;
/** Time for which the busiest accounts are cached, because the query reads every account-hour of the range. */
const BUSIEST_TTL_MS = 30_000;

export function addHealthRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, assets, health, now } = deps;

  const listBusiest = (hours: number) =>
    cachedFor(BUSIEST_TTL_MS, now, async () => {
      await deps.flushRequests();
      const since = new Date(now().getTime() - (hours - 1) * HOUR_MS).toISOString().slice(0, 13);
      return store.operators.listBusiest(since, BUSIEST);
    });
  const busiestOf = { day: listBusiest(RANGE_HOURS.day), week: listBusiest(RANGE_HOURS.week) };

  app.get("/operator/health", async (c) => {
    const range = c.req.query("range") === "week" ? "week" : "day";
    const props = {
      assets,
      viewer: c.var.viewer,
      processes: await health.list(),
      facts: await store.operators.readFacts(),
      busiest: await busiestOf[range](),
      range,
      now: now(),
    } as const;
    return render(c, <HealthPage {...props} />);
  });
}
