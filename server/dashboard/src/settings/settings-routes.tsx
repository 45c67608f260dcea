import { isEmailAddress } from "@chart/accounts";
import { addressTakenEmail, confirmAddressEmail, passwordChangedEmail } from "@chart/accounts/mail";
import { hashPassword, issueLink, issueNoLink, passwordFault } from "@chart/accounts/sign-in";
import type { Context } from "hono";
import { sendNotice, viewersAudit } from "../base/audit.js";
import type { RouteDeps } from "../base/deps.js";
import type { DashboardEnv, DashboardRoutes } from "../base/env.js";
import { readForm } from "../base/forms.js";
import { notFound, render } from "../base/render.js";
import { limitAttempts } from "../guard/limit-attempts.js";
import { startSession } from "../guard/session-cookie.js";
import { addDataRoutes } from "./data-routes.js";
import { checkProof } from "./proof.js";
import { addSecondFactorRoutes } from "./second-factor-routes.js";
import { SettingsPage } from "./settings-page.js";
import { EMAIL_PROOF, type SettingsPageProps } from "./settings-props.js";
import { findTimeZone } from "./time-zones.js";

/** Confirmations of changes, by the value of the URL parameter `done`. */
const CONFIRMATIONS: ReadonlyMap<string | undefined, string> = new Map([
  ["password", "Password changed. Every other browser was signed out."],
  ["email", "Check your email: we've sent a link to your new address."],
  ["zone", "Time zone changed."],
  ["session", "Browser signed out."],
  ["sessions", "Every other browser was signed out."],
  ["second-factor-off", "Second factor turned off. Signing in asks for your password only."],
]);

/** Adds the settings: password, email address, time zone, sessions, second factor, export and deletion. */
export function addSettingsRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, assets, now, outbox } = deps;
  const path = "/accounts/:accountId/settings";
  /** Redirects to the page, which confirms the change: a reload then sends no form again. */
  const redirectDone = (c: Context<DashboardEnv>, change: string) =>
    c.redirect(`/dashboard/accounts/${c.var.viewer.account.id}/settings?done=${change}`, 303);

  const show = async (
    c: Context<DashboardEnv>,
    {
      status = 200,
      ...form
    }: Pick<SettingsPageProps, "faults" | "email" | "zone"> & { status?: 200 | 422 | 429 } = {},
  ) => {
    const { viewer } = c.var;
    const props = {
      assets,
      viewer,
      now: now(),
      sessions: await store.signIn.listSessions(viewer.account.id, now()),
      factor: await store.secondFactors.find(viewer.account.id),
      sendsEmail: outbox !== undefined,
      done: CONFIRMATIONS.get(c.req.query("done")),
      ...form,
    };
    return render(c, <SettingsPage {...props} />, status);
  };

  const limitGuesses = limitAttempts(deps, "password", (c) => c.var.viewer.profile.email);

  app.get(path, (c) => show(c));

  app.post(`${path}/password`, limitGuesses, async (c) => {
    const { profile, account } = c.var.viewer;
    const form = await readForm(c, "password_new");
    const fault = passwordFault(form.password_new, { email: profile.email, serviceName: deps.serviceName });
    if (fault !== undefined) return show(c, { faults: { password_new: fault }, status: 422 });
    const passwordProof = await checkProof(c, deps, "to change the password");
    if (passwordProof !== undefined) {
      return show(c, { faults: { passwordProof }, status: passwordProof.status });
    }
    const audit = viewersAudit(c, now, "password.changed", "in settings");
    const passwordHash = await hashPassword(form.password_new);
    await store.signIn.setPassword(account.id, passwordHash, audit);
    await startSession(c, deps, { accountId: account.id, passwordHash });
    sendNotice(c, deps, passwordChangedEmail(profile.email, deps.serviceName));
    return redirectDone(c, "password");
  });

  if (outbox !== undefined) {
    app.post(`${path}/email`, limitGuesses, async (c) => {
      const { account } = c.var.viewer;
      const form = await readForm(c, "email");
      const email = form.email.toLowerCase();
      if (!isEmailAddress(email)) {
        return show(c, { faults: { email: "Enter a valid email address." }, email, status: 422 });
      }
      const emailProof = await checkProof(c, deps, "to change the email address", EMAIL_PROOF);
      if (emailProof !== undefined) {
        return show(c, { faults: { emailProof }, email, status: emailProof.status });
      }
      // In the background: the response time must not reveal if the address has an account.
      const { requestId } = c.env;
      deps.background.start(requestId, async (stop) => {
        const links = { store: store.signIn, hashToken: deps.hashToken, now, baseUrl: deps.baseUrl };
        if ((await store.signIn.findProfile(email)) !== undefined) {
          await issueNoLink(links, "email-change");
          return outbox.deliver(addressTakenEmail(email, deps.serviceName), requestId, stop);
        }
        const { url } = await issueLink(
          links,
          { kind: "email-change", accountId: account.id, email },
          "unaudited",
        );
        return outbox.deliver(confirmAddressEmail(email, url, deps.serviceName), requestId, stop);
      });
      return redirectDone(c, "email");
    });
  }

  app.post(`${path}/time-zone`, async (c) => {
    const { time_zone } = await readForm(c, "time_zone");
    const zone = findTimeZone(time_zone);
    if (zone === undefined) {
      const faults = { time_zone: "Choose a time zone from the list, such as Europe/Paris." };
      return show(c, { faults, zone: time_zone, status: 422 });
    }
    const audit = viewersAudit(c, now, "time-zone.changed", zone);
    await store.signIn.setTimeZone(c.var.viewer.account.id, zone, audit);
    return redirectDone(c, "zone");
  });

  app.post(`${path}/sessions/:sessionId/end`, async (c) => {
    const audit = viewersAudit(c, now, "sessions.ended", "one browser");
    const sessionId = c.req.param("sessionId") ?? "";
    const isEnded = await store.signIn.endSessionById(c.var.viewer.account.id, sessionId, audit);
    return isEnded ? redirectDone(c, "session") : notFound(c, deps.renderMessage);
  });

  app.post(`${path}/sessions/end`, async (c) => {
    const { account, session } = c.var.viewer;
    const audit = viewersAudit(c, now, "sessions.ended", "every other browser");
    await store.signIn.endAllSessions(account.id, audit, session.id);
    return redirectDone(c, "sessions");
  });

  addSecondFactorRoutes(app, deps);
  addDataRoutes(app, deps);
}
