import { FIRST_PLAN, isEmailAddress, openKeylessAccount, openOperatorAccount, PLANS } from "@chart/accounts";
import { viewersAudit } from "../base/audit.js";
import type { RouteDeps } from "../base/deps.js";
import type { DashboardRoutes } from "../base/env.js";
import { readForm } from "../base/forms.js";
import { notFound, render } from "../base/render.js";
import { operatorPath } from "../components/paths.js";
import { ShownLinkPage } from "./base/link-page.js";
import { linkDelivery, sendLink } from "./base/send-link.js";
import { InvitePage } from "./invite-page.js";

/** Adds invitations: an account without a key, and the link with which its owner joins. */
export function addInviteRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, assets, planCredits, now } = deps;
  const common = { assets, planCredits, delivery: linkDelivery(deps) };

  app.get("/operator/invite", (c) => render(c, <InvitePage {...common} viewer={c.var.viewer} />));

  app.post("/operator/invite", async (c) => {
    const { viewer } = c.var;
    const form = await readForm(c, "email", "plan");
    const email = form.email.toLowerCase();
    const role = form.plan === "operator" ? "operator" : "customer";
    const plan = role === "operator" ? FIRST_PLAN : PLANS.find((name) => name === form.plan);
    if (plan === undefined) return notFound(c, deps.renderMessage);
    const reject = (fault: string) =>
      render(c, <InvitePage {...common} viewer={viewer} email={email} plan={form.plan} fault={fault} />, 422);
    if (!isEmailAddress(email)) return reject("Enter a valid email address.");

    const accountDeps = { store: store.accounts, now };
    const auditOf = (detail: string) => (id: string) => viewersAudit(c, now, "account.created", detail, id);
    const credits = planCredits[plan];
    const accountId =
      role === "operator"
        ? await openOperatorAccount(accountDeps, email, auditOf("operator"))
        : await openKeylessAccount(
            accountDeps,
            { email, plan, credits },
            auditOf(`plan ${plan}, ${credits} credits`),
          );
    if (accountId === undefined)
      return reject("This address already has an account. Search for it in Accounts.");
    const link = await sendLink(c, deps, { accountId, email, hasJoined: false });
    if (link !== undefined) return render(c, <ShownLinkPage assets={assets} viewer={viewer} link={link} />);
    return c.redirect(`${operatorPath(accountId)}/manage?done=invited`, 303);
  });
}
