import { lastDays } from "../../usage/day.js";
import type { RouteDeps } from "../deps.js";
import type { DashboardRoutes } from "../env.js";
import { render } from "../render.js";
import { EXPORT_LINE, examplesFor } from "./examples.js";
import { OverviewPage } from "./overview-page.js";
import { QuickStartPage } from "./quick-start-page.js";

/** Days on the overview, today included. */
const OVERVIEW_DAYS = 30;

/** Adds the overview and the quick start. */
export function addAccountRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, assets, now } = deps;

  app.get("/accounts/:accountId", async (c) => {
    const { viewer } = c.var;
    const accountId = viewer.account.id;
    await deps.flushUsage();
    const days = lastDays(OVERVIEW_DAYS, now(), viewer.profile.timeZone);
    const counts = await store.usage.countCharges(accountId, days);
    // Errors are stored by UTC day, see usage-store.ts.
    const sinceDay = lastDays(OVERVIEW_DAYS, now(), "UTC")[0]?.name ?? "";
    const props = {
      days: days.map(({ name }, index) => ({ day: name, calls: counts[index] ?? 0 })),
      allocation: await store.usage.currentAllocation(accountId),
      errors: await store.usage.countErrors(accountId, sinceDay),
    };
    return render(c, <OverviewPage assets={assets} viewer={viewer} {...props} />);
  });

  app.get("/accounts/:accountId/quick-start", (c) => {
    const { viewer } = c.var;
    const props = {
      examples: examplesFor(viewer, deps),
      exportLine: EXPORT_LINE,
      openApiUrl: `${deps.baseUrl}/openapi.json`,
    };
    return render(c, <QuickStartPage assets={assets} viewer={viewer} {...props} />);
  });
}
