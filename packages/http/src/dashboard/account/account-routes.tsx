import { rotateThisKey } from "../../accounts/rotate-key.js";
import { viewersAudit } from "../audit.js";
import type { RouteDeps } from "../deps.js";
import type { DashboardRoutes } from "../env.js";
import { readForm } from "../forms.js";
import { notFound, render } from "../render.js";
import { examplesFor, exportLine } from "./examples.js";
import { KeyPage, NewKeyPage, RotateKeyPage } from "./key-page.js";
import { QuickStartPage } from "./quick-start-page.js";

/** Adds the API key and the quick start. */
export function addAccountRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, assets, renderMessage, now } = deps;
  const keyDeps = { store: store.accounts, hashKey: deps.hashKey, now };

  app.get("/accounts/:accountId/key", async (c) => {
    await deps.flushUsage();
    const apiKey = await store.accounts.findKey(c.var.viewer.account.id);
    if (apiKey === undefined) return notFound(c, renderMessage);
    return render(c, <KeyPage assets={assets} viewer={c.var.viewer} apiKey={apiKey} />);
  });

  app.get("/accounts/:accountId/key/rotate", async (c) => {
    const apiKey = await store.accounts.findKey(c.var.viewer.account.id);
    if (apiKey === undefined) return notFound(c, renderMessage);
    return render(c, <RotateKeyPage assets={assets} viewer={c.var.viewer} apiKey={apiKey} />);
  });

  // Only this response ever contains the new key, so it must not redirect. The form names the key that it replaces:
  // sent twice, it replaces that key once.
  app.post("/accounts/:accountId/key/rotate", async (c) => {
    const { viewer } = c.var;
    const { key } = await readForm(c, "key");
    const audit = viewersAudit(c, now, "key.rotated", `replaced ${viewer.account.keyHint}`);
    const newKey = await rotateThisKey(keyDeps, viewer.account.id, key, audit);
    return newKey === undefined
      ? renderMessage(
          c,
          409,
          "This key has already been replaced",
          "Nothing was changed this time. If you didn't copy the new key, create another one on the API key page.",
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
