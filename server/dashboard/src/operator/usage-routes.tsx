import { monthName, monthOf, USAGE_COLUMNS, usageRow } from "@chart/accounts";
import type { RouteDeps } from "../base/deps.js";
import type { DashboardRoutes } from "../base/env.js";
import { notFound } from "../base/render.js";
import { answerExport } from "../export/answer-export.js";
import { csvSlices } from "../export/csv.js";

/** Adds the export of what each account used in a month. */
export function addUsageRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, now, renderMessage } = deps;
  app.get("/operator/usage.csv", async (c) => {
    const month = c.req.query("month") || monthName(now());
    const span = monthOf(month);
    if (span === undefined) return notFound(c, renderMessage);
    await deps.flushRequests();
    const nextSlice = csvSlices(
      USAGE_COLUMNS,
      undefined,
      async () => ({ rows: await store.usage.usageByAccount(span), next: undefined }),
      (usage) => usageRow(month, usage),
    );
    return answerExport(c, deps, { name: `usage-${month}.csv`, nextSlice });
  });
}
