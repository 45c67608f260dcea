import { secondFactorOffEmail, secondFactorOnEmail } from "@chart/accounts/mail";
import {
  authenticatorUri,
  createAuthenticatorSecret,
  createRecoveryCodes,
  hashRecoveryCode,
  openToken,
  sealToken,
  stepOfCode,
} from "@chart/accounts/sign-in";
import type { Context } from "hono";
import { sendNotice, viewersAudit } from "../base/audit.js";
import type { RouteDeps } from "../base/deps.js";
import type { DashboardEnv, DashboardRoutes } from "../base/env.js";
import { readForm } from "../base/forms.js";
import { render } from "../base/render.js";
import { accountPath } from "../components/paths.js";
import { limitAttempts } from "../guard/limit-attempts.js";
import { checkProof } from "./proof.js";
import { AskProofPage, EnrolPage, type FactorChange, RecoveryCodesPage } from "./second-factor-pages.js";

/** Adds turning the second factor on and off, and replacing its recovery codes. */
export function addSecondFactorRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, assets, now, secretBox } = deps;
  const path = "/accounts/:accountId/settings/second-factor";
  const limitGuesses = limitAttempts(deps, "password", (c) => c.var.viewer.profile.email);

  const openSettings = (c: Context<DashboardEnv>) => ({
    label: "Open settings",
    href: `${accountPath(c.var.viewer.account.id)}/settings`,
  });

  /** Responds to a change that another browser has made already. */
  const conflict = (c: Context<DashboardEnv>, isOn: boolean) =>
    deps.renderMessage(
      c,
      409,
      isOn ? "Your second factor is already on" : "Your second factor is off",
      "Nothing was changed. Settings shows how you sign in now.",
      openSettings(c),
    );

  const isOn = async (c: Context<DashboardEnv>) =>
    (await store.secondFactors.find(c.var.viewer.account.id)) !== undefined;

  /** Adds the page that asks who the viewer is, and the action once that is proved. */
  const addChange = (
    change: FactorChange,
    purpose: string,
    act: (c: Context<DashboardEnv>) => Response | Promise<Response>,
  ) => {
    const wantsOn = change !== "on";
    app.get(`${path}/${change}`, async (c) => {
      if ((await isOn(c)) !== wantsOn) return conflict(c, !wantsOn);
      return render(c, <AskProofPage assets={assets} viewer={c.var.viewer} change={change} />);
    });
    app.post(`${path}/${change}`, limitGuesses, async (c) => {
      if ((await isOn(c)) !== wantsOn) return conflict(c, !wantsOn);
      const faults = await checkProof(c, deps, purpose);
      if (faults === undefined) return act(c);
      const page = <AskProofPage assets={assets} viewer={c.var.viewer} change={change} faults={faults} />;
      return render(c, page, faults.status);
    });
  };

  const showEnrolment = (c: Context<DashboardEnv>, secret: string, token: string, fault?: string) => {
    const { viewer } = c.var;
    const uri = authenticatorUri(secret, deps.serviceName, viewer.profile.email);
    const props = { assets, viewer, secret, uri, token, ...(fault !== undefined && { fault }) };
    return render(c, <EnrolPage {...props} />, fault === undefined ? 200 : 422);
  };

  addChange("on", "to set up the second factor", (c) => {
    const secret = createAuthenticatorSecret();
    return showEnrolment(c, secret, sealToken(deps, "enrolment", c.var.viewer.account.id, secret));
  });

  // The form brings the sealed secret back, because the store keeps only confirmed secrets.
  app.post(`${path}/confirm`, limitGuesses, async (c) => {
    const { viewer } = c.var;
    const accountId = viewer.account.id;
    const { token, code } = await readForm(c, "token", "code");
    const secret = openToken(deps, "enrolment", accountId, token);
    if (secret === undefined) {
      const text = "Nothing was changed. Start again in Settings.";
      return deps.renderMessage(c, 410, "This page has expired", text, openSettings(c));
    }
    const enabledAt = now();
    const step = stepOfCode(secret, code.replace(/\s/g, ""), enabledAt, 0);
    if (step === undefined) {
      return showEnrolment(
        c,
        secret,
        token,
        "This code is wrong. Check the time on your phone, and enter the next one.",
      );
    }
    const codes = createRecoveryCodes();
    const factor = {
      sealedSecret: secretBox.seal("second-factor", accountId, secret),
      enabledAt,
      step,
      recoveryCodeHashes: codes.map((text) => hashRecoveryCode(accountId, text)),
    };
    const audit = viewersAudit(c, now, "second-factor.enabled", "authenticator app");
    if (!(await store.secondFactors.enable(accountId, factor, audit))) return conflict(c, true);
    sendNotice(c, deps, secondFactorOnEmail(viewer.profile.email, deps.serviceName));
    return render(c, <RecoveryCodesPage assets={assets} viewer={viewer} codes={codes} isNew />);
  });

  addChange("codes", "to replace the recovery codes", async (c) => {
    const { viewer } = c.var;
    const codes = createRecoveryCodes();
    const hashes = codes.map((text) => hashRecoveryCode(viewer.account.id, text));
    const audit = viewersAudit(c, now, "second-factor.recovery-codes-replaced", "in settings");
    const isReplaced = await store.secondFactors.replaceRecoveryCodes(viewer.account.id, hashes, audit);
    if (!isReplaced) return conflict(c, false);
    return render(c, <RecoveryCodesPage assets={assets} viewer={viewer} codes={codes} isNew={false} />);
  });

  addChange("off", "to turn off the second factor", async (c) => {
    const { account, profile } = c.var.viewer;
    const audit = viewersAudit(c, now, "second-factor.disabled", "in settings");
    if (!(await store.secondFactors.remove(account.id, audit))) return conflict(c, false);
    sendNotice(c, deps, secondFactorOffEmail(profile.email, deps.serviceName));
    return c.redirect(`/dashboard/accounts/${account.id}/settings?done=second-factor-off`, 303);
  });
}
