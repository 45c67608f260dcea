import { isEmailAddress } from "../../accounts/email-address.js";
import { alreadySignedUpLetter, passwordResetLetter, signUpLetter } from "../../mail/letters.js";
import type { Mailer } from "../../mail/mailer.js";
import { closeSession } from "../../sign-in/browser-sessions.js";
import { issueLink } from "../../sign-in/links.js";
import { verifyPassword } from "../../sign-in/password.js";
import { readForm } from "../forms.js";
import { clearSessionCookie, readSessionCookie } from "../guard/session-cookie.js";
import { findViewer, requireFormToken, requireSignIn } from "../guard/sign-in-required.js";
import { refuseIfThrottled } from "../guard/throttled.js";
import { notFound, render } from "../render.js";
import type { DashboardRoutes, RouteDeps } from "../route-deps.js";
import { AskEmailPage, SignInPage } from "./sign-in-page.js";
import { startSession } from "./start-session.js";

/** Signing in and out, and asking for the links that lead to a password. */
export function addSignInRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, assets, tell, isSecure, isSignUpOpen, hashToken, now } = deps;
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

  app.post("/sign-in", async (c) => {
    const { email, password, next } = await readForm(c, "email", "password", "next");
    const refused = refuseIfThrottled(c, deps, "sign-in", email);
    if (refused !== undefined) return refused;

    const profile = isEmailAddress(email) ? await store.signIn.findProfile(email) : undefined;
    if (!(await verifyPassword(profile?.passwordHash, password)) || profile === undefined) {
      const fault = "The e-mail address or the password is wrong.";
      const props = { assets, isSignUpOpen, email, next: ownPath(next), fault };
      return render(c, <SignInPage {...props} />, 422);
    }
    await startSession(c, deps, profile.accountId);
    return c.redirect(ownPath(next) ?? `/dashboard/accounts/${profile.accountId}`, 303);
  });

  app.post("/sign-out", requireSignIn(deps), requireFormToken(tell), async (c) => {
    await closeSession({ store: store.signIn, hashToken, now }, c.var.viewer.token);
    clearSessionCookie(c, isSecure);
    return c.redirect("/dashboard/sign-in", 303);
  });

  const resetPage = {
    assets,
    title: "Forgot your password?",
    explanation: "Write the e-mail address of your account; a link to choose a new password is sent to it.",
    action: "/dashboard/reset",
    button: "Send the link",
  };
  const signUpPage = {
    assets,
    title: "Open an account",
    explanation: "The Hobbyist plan, free of charge. A link that opens the account is sent to your address.",
    action: "/dashboard/sign-up",
    button: "Send the link",
  };

  const asksForLink = (
    path: "/reset" | "/sign-up",
    page: typeof resetPage,
    send: (mailer: Mailer, email: string) => Promise<void>,
  ) => {
    app.get(path, (c) => {
      if (path === "/sign-up" && !isSignUpOpen) return notFound(c, tell);
      return deps.mailer === undefined
        ? tell(c, 200, page.title, "This service sends no e-mail. Please ask its operator for a link.")
        : render(c, <AskEmailPage {...page} />);
    });

    app.post(path, async (c) => {
      const { mailer } = deps;
      if (mailer === undefined || (path === "/sign-up" && !isSignUpOpen)) return notFound(c, tell);
      const { email } = await readForm(c, "email");
      const refused = refuseIfThrottled(c, deps, path, email);
      if (refused !== undefined) return refused;
      if (!isEmailAddress(email)) {
        return render(c, <AskEmailPage {...page} email={email} fault="This is no e-mail address." />, 422);
      }
      // Neither the answer nor its time tells whether the address has an account.
      deps.background.start(c.env.requestId, () => send(mailer, email.toLowerCase()));
      return tell(
        c,
        200,
        "Look into your mail",
        "If the address can be used, a letter with a link is on its way to it. It may take a minute.",
      );
    });
  };

  asksForLink("/reset", resetPage, async (mailer, email) => {
    const profile = await store.signIn.findProfile(email);
    if (profile === undefined) return;
    const { url } = await issueLink(links, { kind: "password-reset", accountId: profile.accountId, email });
    await mailer.send(passwordResetLetter(email, url));
  });

  asksForLink("/sign-up", signUpPage, async (mailer, email) => {
    if ((await store.signIn.findProfile(email)) !== undefined) {
      await mailer.send(alreadySignedUpLetter(email, `${deps.baseUrl}/dashboard/sign-in`));
      return;
    }
    const { url } = await issueLink(links, { kind: "sign-up", accountId: undefined, email });
    await mailer.send(signUpLetter(email, url));
  });
}

/** A path of the dashboard's own; anything else that a link may have put there leads nowhere. */
function ownPath(path: string | undefined): string | undefined {
  return path !== undefined && /^\/dashboard(\/[\w./?=&%~:+-]*)?$/.test(path) ? path : undefined;
}
