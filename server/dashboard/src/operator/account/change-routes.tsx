import type { AccountDetails } from "@chart/accounts";
import { PLANS } from "@chart/accounts";
import { secondFactorOffEmail } from "@chart/accounts/mail";
import type { Context } from "hono";
import { sendNotice, viewersAudit } from "../../base/audit.js";
import type { RouteDeps } from "../../base/deps.js";
import type { DashboardEnv, DashboardRoutes } from "../../base/env.js";
import { readForm } from "../../base/forms.js";
import { notFound, render } from "../../base/render.js";
import { accountPath, operatorPath } from "../../components/paths.js";
import { ShownLinkPage } from "../base/link-page.js";
import { sendLink } from "../base/send-link.js";
import { ACCOUNT_PATH, findManaged, showManagePage } from "./customer-routes.js";
import { RemoveSecondFactorPage } from "./second-factor-page.js";

/** Upper bound for one grant of credits. */
const MAX_AMOUNT = 1_000_000_000;
const MAX_REASON_LENGTH = 200;

const REASON_FAULT = "Enter a reason of up to 200 characters.";

const isBadReason = (reason: string) => reason === "" || reason.length > MAX_REASON_LENGTH;

/** Redirects to the account, whose page confirms the change: a reload then sends no form again. */
function redirectDone(c: Context<DashboardEnv>, accountId: string, change: string): Response {
  return c.redirect(`${operatorPath(accountId)}/manage?done=${change}`, 303);
}

export function addChangeRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, assets, renderMessage, now } = deps;

  const addForm = (
    path: string,
    change: (c: Context<DashboardEnv>, account: AccountDetails) => Promise<Response>,
  ) =>
    app.post(`${ACCOUNT_PATH}${path}`, async (c) => {
      const account = await findManaged(c, deps);
      const isLive = account !== undefined && account.status !== "deleted";
      return isLive ? change(c, account) : notFound(c, renderMessage);
    });

  /**
   * Adds a form that changes how somebody else signs in. For their own account operators have the settings, which ask for
   * the password first: a stolen session must not be enough to get around it.
   */
  const addSignInForm: typeof addForm = (path, change) =>
    addForm(path, async (c, account) =>
      account.id === c.var.viewer.account.id
        ? renderMessage(
            c,
            409,
            "This is your own account",
            "Nothing was changed. Use Settings, which asks for your password first.",
            { label: "Open settings", href: `${accountPath(account.id)}/settings` },
          )
        : change(c, account),
    );

  addForm("/plan", async (c, account) => {
    const { plan: wanted } = await readForm(c, "plan");
    const plan = PLANS.find((name) => name === wanted);
    if (plan === undefined || account.role === "operator") return notFound(c, renderMessage);
    const audit = viewersAudit(c, now, "account.plan", `${account.plan} to ${plan}`, account.id);
    await store.accounts.setPlan(account.id, plan, now(), audit);
    return redirectDone(c, account.id, "plan");
  });

  addForm("/status", async (c, account) => {
    const { status: wanted } = await readForm(c, "status");
    const status = (["active", "inactive"] as const).find((name) => name === wanted);
    if (status === undefined) return notFound(c, renderMessage);
    const audit = viewersAudit(c, now, "account.status", `${account.status} to ${status}`, account.id);
    if (!(await store.accounts.setStatus(account.id, status, audit))) {
      return renderMessage(
        c,
        409,
        "This is the last active operator",
        "Nothing was changed. Invite another operator first, so that somebody can manage the accounts.",
        { label: "Invite an operator", href: "/dashboard/operator/invite" },
      );
    }
    return redirectDone(c, account.id, status === "active" ? "activated" : "deactivated");
  });

  addForm("/credits", async (c, account) => {
    if (account.role === "operator") return notFound(c, renderMessage);
    const form = await readForm(c, "amount", "reason", "grant_id");
    const amount = /^\d{1,10}$/.test(form.amount) ? Number(form.amount) : 0;
    const { reason } = form;
    const faults = {
      amount: amount < 1 || amount > MAX_AMOUNT ? "Enter a whole number from 1 to 1,000,000,000." : undefined,
      reason: isBadReason(reason) ? REASON_FAULT : undefined,
    };
    if (faults.amount !== undefined || faults.reason !== undefined) {
      return showManagePage(c, deps, account, { amount: form.amount, reason, faults });
    }
    // The form comes with the id of its ledger entry, so a form that is sent twice grants once.
    const id = /^entry_\w{1,40}$/.test(form.grant_id) ? form.grant_id : undefined;
    const audit = viewersAudit(c, now, "credits.granted", `${amount}: ${reason}`, account.id);
    const grant = { id, amount, reason, grantedAt: now() };
    const isGranted = await store.accounts.grantCredits(account.id, grant, audit);
    return redirectDone(c, account.id, isGranted ? "credits" : "credits-before");
  });

  addSignInForm("/second-factor", async (c, account) => {
    const { reason } = await readForm(c, "reason");
    if (isBadReason(reason)) {
      const props = { assets, viewer: c.var.viewer, account, fault: REASON_FAULT };
      return render(c, <RemoveSecondFactorPage {...props} />, 422);
    }
    const audit = viewersAudit(c, now, "second-factor.removed", reason, account.id);
    if (!(await store.secondFactors.remove(account.id, audit))) return notFound(c, renderMessage);
    sendNotice(c, deps, secondFactorOffEmail(account.email, deps.serviceName));
    return redirectDone(c, account.id, "second-factor");
  });

  addSignInForm("/link", async (c, account) => {
    const profile = await store.signIn.findProfile(account.id);
    const hasJoined = profile?.passwordHash !== undefined;
    const recipient = { accountId: account.id, email: account.email, hasJoined };
    const link = await sendLink(c, deps, recipient);
    if (link !== undefined) {
      return render(c, <ShownLinkPage assets={assets} viewer={c.var.viewer} link={link} />);
    }
    return redirectDone(c, account.id, hasJoined ? "reset" : "invited");
  });
}
