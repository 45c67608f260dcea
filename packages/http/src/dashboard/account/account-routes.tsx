import { rotateThisKey } from "../../accounts/rotate-key.js";
import { viewersAudit } from "../audit.js";
import { lastDays } from "../components/day.js";
import { readForm } from "../forms.js";
import { notFound, render } from "../render.js";
import type { DashboardRoutes, RouteDeps } from "../route-deps.js";
import { examplesFor, exportLine } from "./examples.js";
import { KeyPage, NewKeyPage, RotateKeyPage } from "./key-page.js";
import { OverviewPage } from "./overview-page.js";
import { QuickStartPage } from "./quick-start-page.js";

const DAYS = 30;

/** The overview, the key and the quick start. */
export function addAccountRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, assets, tell, now } = deps;
  const keyDeps = { store: store.accounts, hashKey: deps.hashKey, now };

  app.get("/accounts/:accountId", async (c) => {
    const { viewer } = c.var;
    const accountId = viewer.account.id;
    await deps.flushUsage();
    const days = lastDays(DAYS, now(), viewer.profile.timeZone);
    const counts = await store.usage.countCharges(accountId, days);
    const sinceDay = lastDays(DAYS, now(), "UTC")[0]?.name ?? "";
    const props = {
      days: days.map(({ name }, index) => ({ day: name, calls: counts[index] ?? 0 })),
      allocation: await store.usage.currentAllocation(accountId),
      errors: await store.usage.countErrors(accountId, sinceDay),
    };
    return render(c, <OverviewPage assets={assets} viewer={viewer} {...props} />);
  });

  app.get("/accounts/:accountId/key", async (c) => {
    await deps.flushUsage();
    const apiKey = await store.accounts.findKey(c.var.viewer.account.id);
    if (apiKey === undefined) return notFound(c, tell);
    return render(c, <KeyPage assets={assets} viewer={c.var.viewer} apiKey={apiKey} />);
  });

  app.get("/accounts/:accountId/key/rotate", async (c) => {
    const apiKey = await store.accounts.findKey(c.var.viewer.account.id);
    if (apiKey === undefined) return notFound(c, tell);
    return render(c, <RotateKeyPage assets={assets} viewer={c.var.viewer} apiKey={apiKey} />);
  });

  // The new key is in this answer alone, so it is no redirect; a form that is sent twice replaces one key once.
  app.post("/accounts/:accountId/key/rotate", async (c) => {
    const { viewer } = c.var;
    const { key } = await readForm(c, "key");
    const audit = viewersAudit(c, now, "key.rotated", `replaced ${viewer.account.keyHint}`);
    const newKey = await rotateThisKey(keyDeps, viewer.account.id, key, audit);
    return newKey === undefined
      ? tell(
          c,
          409,
          "This key was replaced already",
          "Nothing was changed now. Its successor was shown once; if you have lost it, get another one on the page of your key.",
        )
      : render(c, <NewKeyPage assets={assets} viewer={viewer} newKey={newKey} />);
  });

  app.get("/accounts/:accountId/quick-start", (c) => {
    const { viewer } = c.var;
    const props = {
      examples: examplesFor(viewer, deps),
      exportLine: exportLine(viewer),
      openApiUrl: `${deps.baseUrl}/openapi.json`,
    };
    return render(c, <QuickStartPage assets={assets} viewer={viewer} {...props} />);
  });
}
