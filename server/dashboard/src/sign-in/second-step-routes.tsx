import type { RouteDeps } from "../base/deps.js";
import type { DashboardRoutes } from "../base/env.js";
import { readForm } from "../base/forms.js";
import { render } from "../base/render.js";
import { checkCode } from "../guard/check-code.js";
import { limitAttempts } from "../guard/limit-attempts.js";
import { clearFirstStep, findFirstStep } from "../guard/second-step.js";
import { startSession } from "../guard/session-cookie.js";
import { ownPath } from "./own-path.js";
import { SecondStepPage } from "./second-step-page.js";

/** Adds the second step of signing in: a code of the authenticator app, or a recovery code. */
export function addSecondStepRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, assets } = deps;

  app.get("/sign-in/code", async (c) => {
    const profile = await findFirstStep(c, deps);
    if (profile === undefined) return c.redirect("/dashboard/sign-in", 303);
    return render(c, <SecondStepPage assets={assets} next={ownPath(c.req.query("next"))} />);
  });

  // The wrong codes of an account are counted in the store, for all nodes together.
  app.post("/sign-in/code", limitAttempts(deps, "second-factor"), async (c) => {
    const owner = await findFirstStep(c, deps);
    if (owner === undefined) return c.redirect("/dashboard/sign-in", 303);
    const { code, next: target } = await readForm(c, "code", "next");
    const next = ownPath(target);

    const factor = await store.secondFactors.find(owner.accountId);
    if (factor !== undefined) {
      const entered = { owner, factor, sessionId: undefined, purpose: "to sign in", text: code };
      const fault = await checkCode(c, deps, entered);
      if (fault !== undefined) {
        return render(c, <SecondStepPage assets={assets} next={next} fault={fault.text} />, fault.status);
      }
    }
    clearFirstStep(c, deps.isSecure);
    await startSession(c, deps, owner);
    return c.redirect(next ?? `/dashboard/accounts/${owner.accountId}`, 303);
  });
}
