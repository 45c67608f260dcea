import type { Context } from "hono";
import { PLANS } from "../../accounts/plan.js";
import { viewersAudit } from "../audit.js";
import { PAGE_LIMIT, readCursor, takePage } from "../components/page-links.js";
import { operatorPath } from "../components/paths.js";
import type { RouteDeps } from "../deps.js";
import type { DashboardEnv, DashboardRoutes } from "../env.js";
import { readForm } from "../forms.js";
import { notFound, render } from "../render.js";
import { AuditPage } from "./audit-page.js";
import { FindAccountPage } from "./find-account-page.js";
import { ManageAccountPage } from "./manage-account-page.js";

/** Upper bound for one grant of credits. */
const MAX_AMOUNT = 1_000_000_000;
const MAX_REASON_LENGTH = 200;

/** Confirmations of changes, by the value of the URL parameter `done`. */
const CONFIRMATIONS: ReadonlyMap<string | undefined, string> = new Map([
  ["plan", "Plan changed."],
  ["status", "Status changed."],
  ["credits", "Credits granted."],
]);

/** Adds the operators' pages, which show and change every account. */
export function addOperatorRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, assets, renderMessage, now } = deps;
  const path = "/operator/accounts/:accountId";

  const findManaged = (c: Context<DashboardEnv>) => {
    const accountId = c.req.param("accountId") ?? "";
    // Accepts only ids: `find` also accepts email addresses, which do not belong in URLs.
    return /^\w+$/.test(accountId) ? store.accounts.find(accountId, now()) : undefined;
  };
  /** Redirects to the account, whose page confirms the change: a reload then sends no form again. */
  const redirectDone = (c: Context<DashboardEnv>, accountId: string, change: string) =>
    c.redirect(`${operatorPath(accountId)}?done=${change}`, 303);

  const show = async (
    c: Context<DashboardEnv>,
    faults?: { readonly amount?: string | undefined; readonly reason?: string | undefined },
  ) => {
    const account = await findManaged(c);
    if (account === undefined) return notFound(c, renderMessage);
    const props = {
      assets,
      viewer: c.var.viewer,
      account,
      entries: await store.audit.list({ accountId: account.id, limit: 20 }),
      done: CONFIRMATIONS.get(c.req.query("done")),
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
    const page = takePage(await store.audit.list({ before, limit: PAGE_LIMIT }));
    return render(c, <AuditPage assets={assets} viewer={c.var.viewer} {...page} />);
  });

  app.get(path, (c) => show(c));

  app.post(`${path}/plan`, async (c) => {
    const account = await findManaged(c);
    const { plan: wanted } = await readForm(c, "plan");
    const plan = PLANS.find((name) => name === wanted);
    if (account === undefined || plan === undefined) return notFound(c, renderMessage);
    const audit = viewersAudit(c, now, "account.plan", `${account.plan} to ${plan}`, account.id);
    await store.accounts.setPlan(account.id, plan, now(), audit);
    return redirectDone(c, account.id, "plan");
  });

  app.post(`${path}/status`, async (c) => {
    const account = await findManaged(c);
    const { status: wanted } = await readForm(c, "status");
    const status = (["active", "inactive"] as const).find((name) => name === wanted);
    if (account === undefined || status === undefined) return notFound(c, renderMessage);
    const audit = viewersAudit(c, now, "account.status", `${account.status} to ${status}`, account.id);
    await store.accounts.setStatus(account.id, status, audit);
    return redirectDone(c, account.id, "status");
  });

  app.post(`${path}/credits`, async (c) => {
    const account = await findManaged(c);
    if (account === undefined) return notFound(c, renderMessage);
    const form = await readForm(c, "amount", "reason");
    const amount = /^\d{1,10}$/.test(form.amount) ? Number(form.amount) : 0;
    const { reason } = form;
    const faults = {
      amount: amount < 1 || amount > MAX_AMOUNT ? "Enter a whole number from 1 to 1,000,000,000." : undefined,
      reason:
        reason === "" || reason.length > MAX_REASON_LENGTH
          ? "Enter a reason of up to 200 characters."
          : undefined,
    };
    if (faults.amount !== undefined || faults.reason !== undefined) return show(c, faults);
    const audit = viewersAudit(c, now, "credits.granted", `${amount}: ${reason}`, account.id);
    await store.accounts.grantCredits(account.id, { amount, reason, grantedAt: now() }, audit);
    return redirectDone(c, account.id, "credits");
  });
}
