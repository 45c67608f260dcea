import type { Context } from "hono";
import { isEmailAddress } from "../../accounts/email-address.js";
import { alreadySignedUpEmail, passwordResetEmail, signUpEmail } from "../../mail/emails.js";
import type { Mailer } from "../../mail/mailer.js";
import { closeSession } from "../../sign-in/browser-sessions.js";
import { issueLink } from "../../sign-in/links.js";
import { verifyPassword } from "../../sign-in/password.js";
import type { RouteDeps } from "../deps.js";
import type { DashboardEnv, DashboardRoutes } from "../env.js";
import { readForm } from "../forms.js";
import { limitAttempts } from "../guard/limit-attempts.js";
import { clearSessionCookie, readSessionCookie, startSession } from "../guard/session-cookie.js";
import { findViewer, requireFormToken, requireSignIn } from "../guard/sign-in-required.js";
import { notFound, render } from "../render.js";
import { AskEmailPage, type AskEmailPageProps, SignInPage } from "./sign-in-page.js";

/** Adds signing in and out, and the requests for links that lead to a password. */
export function addSignInRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, assets, renderMessage, mailer, isSecure, isSignUpOpen, hashToken, now } = deps;
  const links = { store: store.signIn, hashToken, now, baseUrl: deps.baseUrl };

  app.get("/", async (c) => {
    const viewer = await findViewer(deps, readSessionCookie(c, isSecure));
    const path = viewer === undefined ? "sign-in" : `accounts/${viewer.account.id}`;
    return c.redirect(`/dashboard/${path}`, 303);
  });
  for (const page of ["key", "usage", "quick-start", "settings"]) {
    app.get(`/${page}`, requireSignIn(deps), (c) =>
      c.redirect(`/dashboard/accounts/${c.var.viewer.account.id}/${page}`, 303),
    );
  }

  app.get("/sign-in", (c) =>
    render(c, <SignInPage assets={assets} isSignUpOpen={isSignUpOpen} next={ownPath(c.req.query("next"))} />),
  );

  app.post("/sign-in", limitAttempts(deps, "sign-in", readEmail), async (c) => {
    const { email, password, next } = await readForm(c, "email", "password", "next");
    const profile = isEmailAddress(email) ? await store.signIn.findProfile(email) : undefined;
    if (!(await verifyPassword(profile?.passwordHash, password)) || profile === undefined) {
      const fault = "The e-mail address or the password is wrong.";
      const props = { assets, isSignUpOpen, email, next: ownPath(next), fault };
      return render(c, <SignInPage {...props} />, 422);
    }
    await startSession(c, deps, profile.accountId);
    return c.redirect(ownPath(next) ?? `/dashboard/accounts/${profile.accountId}`, 303);
  });

  app.post("/sign-out", requireSignIn(deps), requireFormToken(renderMessage), async (c) => {
    await closeSession({ store: store.signIn, hashToken, now }, c.var.viewer.token);
    clearSessionCookie(c, isSecure);
    return c.redirect("/dashboard/sign-in", 303);
  });

  const addLinkRequest = (
    page: AskEmailPageProps,
    path: "/reset" | "/sign-up",
    send: (mailer: Mailer, email: string) => Promise<void>,
  ) => {
    if (mailer === undefined) {
      const text = "This service sends no e-mail. Please ask its operator for a link.";
      app.get(path, (c) => renderMessage(c, 200, page.title, text));
      app.post(path, (c) => notFound(c, renderMessage));
      return;
    }

    app.get(path, (c) => render(c, <AskEmailPage {...page} />));

    app.post(path, limitAttempts(deps, path, readEmail), async (c) => {
      const email = await readEmail(c);
      if (!isEmailAddress(email)) {
        return render(c, <AskEmailPage {...page} email={email} fault="This is no e-mail address." />, 422);
      }
      // In the background: the time of the response must not reveal if the address has an account.
      deps.background.start(c.env.requestId, () => send(mailer, email.toLowerCase()));
      return renderMessage(
        c,
        200,
        "Look into your mail",
        "If the address can be used, a letter with a link is on its way to it. It may take a minute.",
      );
    });
  };

  const resetPage = {
    assets,
    title: "Forgot your password?",
    explanation: "Write the e-mail address of your account; a link to choose a new password is sent to it.",
    action: "/dashboard/reset",
    button: "Send the link",
  };
  addLinkRequest(resetPage, "/reset", async (mailer, email) => {
    const profile = await store.signIn.findProfile(email);
    if (profile === undefined) return;
    const { url } = await issueLink(links, { kind: "password-reset", accountId: profile.accountId, email });
    await mailer.send(passwordResetEmail(email, url));
  });

  if (!isSignUpOpen) {
    app.on(["GET", "POST"], "/sign-up", (c) => notFound(c, renderMessage));
    return;
  }
  const signUpPage = {
    assets,
    title: "Open an account",
    explanation: "The Hobbyist plan, free of charge. A link that opens the account is sent to your address.",
    action: "/dashboard/sign-up",
    button: "Send the link",
  };
  addLinkRequest(signUpPage, "/sign-up", async (mailer, email) => {
    if ((await store.signIn.findProfile(email)) !== undefined) {
      await mailer.send(alreadySignedUpEmail(email, `${deps.baseUrl}/dashboard/sign-in`));
      return;
    }
    const { url } = await issueLink(links, { kind: "sign-up", accountId: undefined, email });
    await mailer.send(signUpEmail(email, url));
  });
}

async function readEmail(c: Context<DashboardEnv>): Promise<string> {
  return (await readForm(c, "email")).email;
}

/** Returns a path of the dashboard, and undefined for anything else that a link may contain. */
function ownPath(path: string | undefined): string | undefined {
  return path !== undefined && /^\/dashboard(\/[\w./?=&%~:+-]*)?$/.test(path) ? path : undefined;
}
