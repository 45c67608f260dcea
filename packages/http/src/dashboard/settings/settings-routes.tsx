import type { Context } from "hono";
import { isEmailAddress } from "../../accounts/email-address.js";
import { addressTakenLetter, emailChangeLetter } from "../../mail/letters.js";
import { issueLink } from "../../sign-in/links.js";
import { hashPassword, passwordFault, verifyPassword } from "../../sign-in/password.js";
import { viewersAudit } from "../audit.js";
import type { DashboardEnv } from "../deps.js";
import { readForm } from "../forms.js";
import { clearSessionCookie } from "../guard/session-cookie.js";
import { refuseIfThrottled } from "../guard/throttled.js";
import { notFound, render } from "../render.js";
import type { DashboardRoutes, RouteDeps } from "../route-deps.js";
import { sendNotice } from "../send-notice.js";
import { startSession } from "../sign-in/start-session.js";
import { type SettingsFaults, SettingsPage } from "./settings-page.js";
import { TIME_ZONES } from "./time-zones.js";

/** What a form that was accepted says on the page that follows. */
const DONE: ReadonlyMap<string | undefined, string> = new Map([
  ["password", "The password was changed, and every other browser signed out."],
  ["email", "A letter with a link is on its way to the new address."],
  ["zone", "The time zone was changed."],
  ["session", "That browser was signed out."],
]);

const WRONG_PASSWORD = "This is not your password.";

/** The settings of an account's owner. */
export function addSettingsRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, assets, now, mailer } = deps;
  const path = "/accounts/:accountId/settings";
  const done = (c: Context<DashboardEnv>, what: string) =>
    c.redirect(`/dashboard/accounts/${c.var.viewer.account.id}/settings?done=${what}`, 303);

  const show = async (
    c: Context<DashboardEnv>,
    { faults, email, status = 200 }: { faults?: SettingsFaults; email?: string; status?: 200 | 422 } = {},
  ) => {
    const { viewer } = c.var;
    const sessions = await store.signIn.listSessions(viewer.account.id, now());
    const props = {
      ...{ assets, viewer, sessions, sendsEmail: mailer !== undefined },
      done: DONE.get(c.req.query("done")),
      ...(faults && { faults }),
      ...(email !== undefined && { email }),
    };
    return render(c, <SettingsPage {...props} />, status);
  };

  app.get(path, (c) => show(c));

  app.post(`${path}/password`, async (c) => {
    const { profile, account } = c.var.viewer;
    const refused = refuseIfThrottled(c, deps, "password", profile.email);
    if (refused !== undefined) return refused;
    const form = await readForm(c, "password_current", "password_new");
    const fault = passwordFault(form.password_new, profile.email);
    if (fault !== undefined) return show(c, { faults: { password_new: fault }, status: 422 });
    if (!(await verifyPassword(profile.passwordHash, form.password_current))) {
      return show(c, { faults: { password_current: WRONG_PASSWORD }, status: 422 });
    }
    const audit = viewersAudit(c, now, "password.changed", "by its owner");
    await store.signIn.setPassword(account.id, await hashPassword(form.password_new), audit);
    await startSession(c, deps, account.id);
    sendNotice(c, deps, profile.email, "The password");
    return done(c, "password");
  });

  app.post(`${path}/email`, async (c) => {
    if (mailer === undefined) return notFound(c, deps.tell);
    const { profile, account } = c.var.viewer;
    const refused = refuseIfThrottled(c, deps, "password", profile.email);
    if (refused !== undefined) return refused;
    const form = await readForm(c, "email", "password_email");
    const email = form.email.toLowerCase();
    if (!isEmailAddress(email)) {
      return show(c, { faults: { email: "This is no e-mail address." }, email, status: 422 });
    }
    if (!(await verifyPassword(profile.passwordHash, form.password_email))) {
      return show(c, { faults: { password_email: WRONG_PASSWORD }, email, status: 422 });
    }
    // Neither the answer nor its time tells whether the address has an account.
    deps.background.start(c.env.requestId, async () => {
      if ((await store.signIn.findProfile(email)) !== undefined) {
        return mailer.send(addressTakenLetter(email));
      }
      const links = { store: store.signIn, hashToken: deps.hashToken, now, baseUrl: deps.baseUrl };
      const { url } = await issueLink(links, { kind: "email-change", accountId: account.id, email });
      return mailer.send(emailChangeLetter(email, url));
    });
    return done(c, "email");
  });

  app.post(`${path}/time-zone`, async (c) => {
    const { time_zone } = await readForm(c, "time_zone");
    if (!TIME_ZONES.includes(time_zone)) return show(c, { status: 422 });
    const audit = viewersAudit(c, now, "time-zone.changed", time_zone);
    await store.signIn.setTimeZone(c.var.viewer.account.id, time_zone, audit);
    return done(c, "zone");
  });

  app.post(`${path}/sessions/:sessionId/end`, async (c) => {
    const audit = viewersAudit(c, now, "sessions.ended", "one browser");
    const sessionId = c.req.param("sessionId") ?? "";
    const isEnded = await store.signIn.endSessionById(c.var.viewer.account.id, sessionId, audit);
    return isEnded ? done(c, "session") : notFound(c, deps.tell);
  });

  app.post(`${path}/sessions/end`, async (c) => {
    const audit = viewersAudit(c, now, "sessions.ended", "every browser");
    await store.signIn.endAllSessions(c.var.viewer.account.id, audit);
    clearSessionCookie(c, deps.isSecure);
    return c.redirect("/dashboard/sign-in", 303);
  });
}
