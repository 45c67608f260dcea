import type { Context } from "hono";
import { PLANS } from "../../accounts/plan.js";
import { viewersAudit } from "../audit.js";
import { cursorText, readCursor } from "../components/entry-cursor.js";
import { operatorPath } from "../components/frame.js";
import type { DashboardEnv } from "../deps.js";
import { readForm } from "../forms.js";
import { notFound, render } from "../render.js";
import type { DashboardRoutes, RouteDeps } from "../route-deps.js";
import { AuditPage } from "./audit-page.js";
import { FindAccountPage } from "./find-account-page.js";
import { ManageAccountPage } from "./manage-account-page.js";

const PAGE_SIZE = 30;
const MAX_AMOUNT = 1_000_000_000;
const MAX_REASON_LENGTH = 200;

const DONE: ReadonlyMap<string | undefined, string> = new Map([
  ["plan", "The plan was changed."],
  ["status", "The status was changed."],
  ["credits", "The credits were granted."],
]);

/** What operators see and change of every account. */
export function addOperatorRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, assets, tell, now } = deps;
  const path = "/operator/accounts/:accountId";

  const findManaged = (c: Context<DashboardEnv>) => {
    const accountId = c.req.param("accountId") ?? "";
    // An id, not an e-mail address: those belong in no URL.
    return /^\w+$/.test(accountId) ? store.accounts.find(accountId, now()) : undefined;
  };
  const done = (c: Context<DashboardEnv>, accountId: string, what: string) =>
    c.redirect(`${operatorPath(accountId)}?done=${what}`, 303);

  const show = async (
    c: Context<DashboardEnv>,
    faults?: { readonly amount?: string | undefined; readonly reason?: string | undefined },
  ) => {
    const account = await findManaged(c);
    if (account === undefined) return notFound(c, tell);
    const props = {
      ...{ assets, viewer: c.var.viewer, account },
      entries: await store.audit.list({ accountId: account.id, limit: 20 }),
      done: DONE.get(c.req.query("done")),
      ...(faults && { faults }),
    };
    return render(c, <ManageAccountPage {...props} />, faults === undefined ? 200 : 422);
  };

  app.get("/operator", async (c) => {
    const text = (c.req.query("q") ?? "").trim().slice(0, 254);
    const found = await store.accounts.search(text);
    return render(c, <FindAccountPage assets={assets} viewer={c.var.viewer} text={text} found={found} />);
  });

  app.get("/operator/audit", async (c) => {
    const before = readCursor(c.req.query("before"));
    const found = await store.audit.list({ before, limit: PAGE_SIZE + 1 });
    const entries = found.slice(0, PAGE_SIZE);
    const last = found.length > PAGE_SIZE ? entries.at(-1) : undefined;
    const props = { assets, viewer: c.var.viewer, entries, older: last && cursorText(last) };
    return render(c, <AuditPage {...props} />);
  });

  app.get(path, (c) => show(c));

  app.post(`${path}/plan`, async (c) => {
    const account = await findManaged(c);
    const { plan: wanted } = await readForm(c, "plan");
    const plan = PLANS.find((name) => name === wanted);
    if (account === undefined || plan === undefined) return notFound(c, tell);
    const audit = viewersAudit(c, now, "account.plan", `${account.plan} to ${plan}`, account.id);
    await store.accounts.setPlan(account.id, plan, now(), audit);
    return done(c, account.id, "plan");
  });

  app.post(`${path}/status`, async (c) => {
    const account = await findManaged(c);
    const { status: wanted } = await readForm(c, "status");
    const status = (["active", "inactive"] as const).find((name) => name === wanted);
    if (account === undefined || status === undefined) return notFound(c, tell);
    const audit = viewersAudit(c, now, "account.status", `${account.status} to ${status}`, account.id);
    await store.accounts.setStatus(account.id, status, audit);
    return done(c, account.id, "status");
  });

  app.post(`${path}/credits`, async (c) => {
    const account = await findManaged(c);
    if (account === undefined) return notFound(c, tell);
    const form = await readForm(c, "amount", "reason");
    const amount = /^\d{1,10}$/.test(form.amount) ? Number(form.amount) : 0;
    const { reason } = form;
    const faults = {
      amount: amount < 1 || amount > MAX_AMOUNT ? "A whole number from 1 to 1,000,000,000." : undefined,
      reason:
        reason === "" || reason.length > MAX_REASON_LENGTH ? "A few words, 200 letters at most." : undefined,
    };
    if (faults.amount !== undefined || faults.reason !== undefined) return show(c, faults);
    const audit = viewersAudit(c, now, "credits.granted", `${amount}: ${reason}`, account.id);
    await store.accounts.grantCredits(account.id, { amount, reason, grantedAt: now() }, audit);
    return done(c, account.id, "credits");
  });
}
