import type { AuditAction } from "@chart/accounts";
import {
  addKey,
  describeKey,
  type KeyDetails,
  keyNameFault,
  MAX_LIVE_KEYS,
  normalizeKeyName,
  renameKey,
  rotateKey,
} from "@chart/accounts";
import type { Context } from "hono";
import { viewersAudit } from "../base/audit.js";
import type { RouteDeps } from "../base/deps.js";
import type { DashboardEnv, DashboardRoutes } from "../base/env.js";
import { readForm } from "../base/forms.js";
import { notFound, render } from "../base/render.js";
import { accountPath } from "../components/paths.js";
import { CreateKeyPage, DeleteKeyPage, RenameKeyPage, RotateKeyPage } from "./key-forms.js";
import { KeysPage } from "./keys-page.js";
import { showNewKey } from "./show-new-key.js";

/** Confirmations and explanations above the list, by the value of the URL parameter `done`. */
const NOTES: ReadonlyMap<string | undefined, string> = new Map([
  ["renamed", "Key renamed. It keeps working."],
  ["deleted", "Key deleted. Requests with it now fail."],
  ["joined", "That link was already used. A key is shown only once: if you didn't copy yours, rotate it."],
]);

export function addKeysRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, assets, renderMessage, now } = deps;
  const path = "/accounts/:accountId/keys";
  const keyDeps = { keys: store.keys, hashKey: deps.hashKey, now };
  const auditOf = (c: Context<DashboardEnv>, action: AuditAction) => (detail: string) =>
    viewersAudit(c, now, action, detail);

  /** Calls the page with an active key of the account. A key that was revoked has a page that says so. */
  const withKey = async (
    c: Context<DashboardEnv>,
    page: (key: KeyDetails) => Response | Promise<Response>,
  ): Promise<Response> => {
    const key = await store.keys.find(c.var.viewer.account.id, c.req.param("keyId") ?? "");
    if (key === undefined) return notFound(c, renderMessage);
    return key.revokedAt === undefined ? page(key) : goneKey(c, key);
  };
  const goneKey = (c: Context<DashboardEnv>, { name }: KeyDetails) =>
    renderMessage(
      c,
      410,
      "This key no longer exists",
      `The key "${name}" was already rotated or deleted. Nothing was changed this time. A new key is shown only once: if you didn't copy it, rotate it in the list of your keys.`,
      { label: "Open API keys", href: `${accountPath(c.var.viewer.account.id)}/keys` },
    );

  app.get("/accounts/:accountId/key", (c) => c.redirect(`${accountPath(c.var.viewer.account.id)}/keys`, 301));

  app.get(path, async (c) => {
    const { viewer } = c.var;
    await deps.flushRequests();
    const keys = await store.keys.list(viewer.account.id);
    const note = NOTES.get(c.req.query("done"));
    return render(c, <KeysPage assets={assets} viewer={viewer} keys={keys} note={note} now={now()} />);
  });

  app.get(`${path}/new`, (c) => render(c, <CreateKeyPage assets={assets} viewer={c.var.viewer} />));

  // Only this response ever contains the new key, so it must not redirect. Sent twice, the form finds its name taken.
  app.post(path, async (c) => {
    const { viewer } = c.var;
    const form = await readForm(c, "name");
    const name = normalizeKeyName(form.name);
    const show = (fault: string) =>
      render(c, <CreateKeyPage assets={assets} viewer={viewer} name={form.name} fault={fault} />, 422);
    const fault = keyNameFault(name);
    if (fault !== undefined) return show(fault);

    const created = await addKey(keyDeps, viewer.account.id, name, auditOf(c, "key.created"));
    if (created === "name-taken") {
      return show(
        `You already have a key named "${name}". Choose another name. If you just created it and didn't copy it, rotate it: a key is shown only once.`,
      );
    }
    if (created === "too-many-keys") {
      return show(`You have ${MAX_LIVE_KEYS} keys, the maximum. Delete one to create another.`);
    }
    return showNewKey(c, deps, { title: `Your new key "${name}"`, apiKey: created.apiKey });
  });

  app.get(`${path}/:keyId/rename`, (c) =>
    withKey(c, (key) => render(c, <RenameKeyPage assets={assets} viewer={c.var.viewer} apiKey={key} />)),
  );

  app.post(`${path}/:keyId/rename`, (c) =>
    withKey(c, async (key) => {
      const { viewer } = c.var;
      const form = await readForm(c, "name");
      const name = normalizeKeyName(form.name);
      const show = (fault: string) => {
        const props = { assets, viewer, apiKey: key, name: form.name, fault };
        return render(c, <RenameKeyPage {...props} />, 422);
      };
      const fault = keyNameFault(name);
      if (fault !== undefined) return show(fault);
      const outcome = await renameKey(keyDeps, viewer.account.id, key, name, auditOf(c, "key.renamed"));
      if (outcome === "not-found") return goneKey(c, key);
      if (outcome === "name-taken")
        return show(`You already have a key named "${name}". Choose another name.`);
      return c.redirect(`${accountPath(viewer.account.id)}/keys?done=renamed`, 303);
    }),
  );

  app.get(`${path}/:keyId/rotate`, (c) =>
    withKey(c, (key) => render(c, <RotateKeyPage assets={assets} viewer={c.var.viewer} apiKey={key} />)),
  );

  // Only this response ever contains the new key. Sent twice, the form rotates once.
  app.post(`${path}/:keyId/rotate`, (c) =>
    withKey(c, async (key) => {
      const rotated = await rotateKey(keyDeps, c.var.viewer.account.id, key, auditOf(c, "key.rotated"));
      if (rotated === undefined) return goneKey(c, key);
      const done = "Key rotated. The old key no longer works.";
      return showNewKey(c, deps, { title: `Your new key "${key.name}"`, apiKey: rotated.apiKey, done });
    }),
  );

  app.get(`${path}/:keyId/delete`, (c) =>
    withKey(c, async (key) => {
      const keys = await store.keys.list(c.var.viewer.account.id);
      const props = { assets, viewer: c.var.viewer, apiKey: key, isOnly: keys.length === 1, now: now() };
      return render(c, <DeleteKeyPage {...props} />);
    }),
  );

  app.post(`${path}/:keyId/delete`, (c) =>
    withKey(c, async (key) => {
      const { account } = c.var.viewer;
      const audit = viewersAudit(c, now, "key.deleted", describeKey(key));
      const isDeleted = await store.keys.revoke(account.id, key.id, now(), audit);
      return isDeleted ? c.redirect(`${accountPath(account.id)}/keys?done=deleted`, 303) : goneKey(c, key);
    }),
  );
}
