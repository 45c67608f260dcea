import { lastDays, requestLogStart, spanOf } from "@chart/accounts";
import type { RouteDeps } from "../base/deps.js";
import type { DashboardRoutes } from "../base/env.js";
import { render } from "../base/render.js";
import { OverviewPage } from "./overview-page.js";

/** Numbers of days that the overview may show, today included. */
const RANGES = [7, 30, 90] as const;
const DEFAULT_RANGE = 30;

const LATEST_REQUESTS = 5;

/** Adds the overview. Its days are those of the account's time zone. */
export function addOverviewRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, assets, now } = deps;

  app.get("/accounts/:accountId", async (c) => {
    const { viewer } = c.var;
    const accountId = viewer.account.id;
    const range = RANGES.find((count) => String(count) === c.req.query("days")) ?? DEFAULT_RANGE;
    await deps.flushRequests();
    const days = lastDays(range, now(), viewer.profile.timeZone);
    const [succeeded, failed, errors, allocation, latest] = await Promise.all([
      store.usage.countCharges(accountId, days),
      store.usage.countFailures(accountId, days),
      store.usage.countErrors(accountId, spanOf(days)),
      store.usage.currentAllocation(accountId),
      store.requestLog.list({ accountId, from: requestLogStart(now()), limit: LATEST_REQUESTS }),
    ]);
    const props = {
      ranges: RANGES,
      days: days.map(({ name }, index) => ({
        name,
        succeeded: succeeded[index] ?? 0,
        failed: failed[index] ?? 0,
      })),
      errors: errors.map(({ code, calls }) => ({ code, calls, meaning: deps.describeError(code, "/v2/") })),
      allocation,
      latest: latest.requests.slice(0, LATEST_REQUESTS),
    };
    return render(c, <OverviewPage assets={assets} viewer={viewer} {...props} />);
  });
}
