import type { AuditEntry } from "../../accounts/audit-entry.js";
import { recoveryCodeUsedEmail } from "../../mail/emails.js";
import { useCode } from "../../sign-in/second-factor.js";
import { sendNotice } from "../audit.js";
import type { RouteDeps } from "../deps.js";
import type { DashboardRoutes } from "../env.js";
import { readForm } from "../forms.js";
import { limitAttempts } from "../guard/limit-attempts.js";
import { clearFirstStep, findFirstStep } from "../guard/second-step.js";
import { startSession } from "../guard/session-cookie.js";
import { render } from "../render.js";
import { ownPath } from "./own-path.js";
import { SecondStepPage } from "./second-step-page.js";

/** Adds the second step of signing in: a code of the authenticator app, or a recovery code. */
export function addSecondStepRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, assets, now } = deps;

  app.get("/sign-in/code", async (c) => {
    const profile = await findFirstStep(c, deps);
    if (profile === undefined) return c.redirect("/dashboard/sign-in", 303);
    return render(c, <SecondStepPage assets={assets} next={ownPath(c.req.query("next"))} />);
  });

  const limitGuesses = limitAttempts(
    deps,
    "second-factor",
    async (c) => (await findFirstStep(c, deps))?.email ?? "",
  );

  app.post("/sign-in/code", limitGuesses, async (c) => {
    const profile = await findFirstStep(c, deps);
    if (profile === undefined) return c.redirect("/dashboard/sign-in", 303);
    const { accountId, email } = profile;
    const form = await readForm(c, "code", "next");
    const next = ownPath(form.next);

    const factor = await store.secondFactors.find(accountId);
    if (factor !== undefined) {
      const audit: AuditEntry = {
        at: now(),
        actorId: accountId,
        actor: email,
        action: "second-factor.recovery-code-used",
        accountId,
        detail: "to sign in",
        requestId: c.env.requestId,
      };
      const codes = { store: store.secondFactors, secretBox: deps.secretBox, now };
      const outcome = await useCode(codes, accountId, factor, form.code, audit);
      if (outcome === "rejected") {
        const fault = "This code is wrong or was already used. Wait for the next one.";
        return render(c, <SecondStepPage assets={assets} next={next} fault={fault} />, 422);
      }
      if (outcome === "recovery-code") sendNotice(c, deps, recoveryCodeUsedEmail(email, deps.serviceName));
    }
    clearFirstStep(c, deps.isSecure);
    await startSession(c, deps, profile);
    return c.redirect(next ?? `/dashboard/accounts/${accountId}`, 303);
  });
}
