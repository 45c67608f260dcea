import { FIRST_PLAN, isEmailAddress, planRecord } from "@chart/accounts";
import type { Email } from "@chart/accounts/mail";
import { alreadySignedUpEmail, passwordResetEmail, signUpEmail } from "@chart/accounts/mail";
import { closeSession, issueLink, issueNoLink, verifyPassword } from "@chart/accounts/sign-in";
import type { Context } from "hono";
import type { RouteDeps } from "../base/deps.js";
import type { DashboardEnv, DashboardRoutes } from "../base/env.js";
import { readForm } from "../base/forms.js";
import { homePath } from "../base/home-path.js";
import { notFound, render } from "../base/render.js";
import { limitAttempts } from "../guard/limit-attempts.js";
import { guessOf, refuseGuess } from "../guard/limit-guesses.js";
import { finishSignIn } from "../guard/second-step.js";
import { clearSessionCookie, readSessionCookie } from "../guard/session-cookie.js";
import { findViewer, requireFormToken, requireSignIn } from "../guard/sign-in-required.js";
import { ownPath } from "./own-path.js";
import { AskEmailPage, type AskEmailPageProps, SignInPage } from "./sign-in-page.js";

/** Explanations of what has signed somebody out, by the value of the URL parameter `done`. */
const ENDS: ReadonlyMap<string | undefined, string> = new Map([
  ["deleted", "Your account was deleted."],
  ["gone", "Your account no longer exists: it was deleted, so you were signed out."],
]);

export function addSignInRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, assets, renderMessage, outbox, isSecure, isSignUpOpen, contact, hashToken, now } = deps;
  const links = { store: store.signIn, hashToken, now, baseUrl: deps.baseUrl };

  app.get("/", async (c) => {
    const viewer = await findViewer(deps, readSessionCookie(c, isSecure));
    return c.redirect(viewer === undefined ? "/dashboard/sign-in" : homePath(viewer), 303);
  });
  for (const page of ["key", "requests", "credits", "quick-start", "settings"]) {
    app.get(`/${page}`, requireSignIn(deps), (c) =>
      c.redirect(`/dashboard/accounts/${c.var.viewer.account.id}/${page}`, 303),
    );
  }

  app.get("/sign-in", (c) => {
    const next = ownPath(c.req.query("next"));
    const done = ENDS.get(c.req.query("done"));
    return render(c, <SignInPage {...{ assets, isSignUpOpen, contact, next, done }} />);
  });

  app.post("/sign-in", limitAttempts(deps, "sign-in", readEmail), async (c) => {
    const { email, password, next } = await readForm(c, "email", "password", "next");
    // A text that is no email address belongs to no account, so there is nothing to guess.
    const isAddress = isEmailAddress(email);
    const profile = isAddress ? await store.signIn.findProfile(email) : undefined;
    const guess = guessOf(c, deps, email, profile);
    const refusedForSeconds = isAddress ? await store.signIn.countGuess(guess) : 0;
    if (refusedForSeconds > 0) return refuseGuess(c, deps, refusedForSeconds);
    if (!(await verifyPassword(profile?.passwordHash, password)) || profile === undefined) {
      const fault = "Incorrect email address or password.";
      const props = { assets, isSignUpOpen, contact, email, next: ownPath(next), fault };
      return render(c, <SignInPage {...props} />, 422);
    }
    await store.signIn.releaseGuess(guess);
    const target = ownPath(next) ?? `/dashboard/accounts/${profile.accountId}`;
    return c.redirect(await finishSignIn(c, deps, profile, target), 303);
  });

  app.post("/sign-out", requireSignIn(deps), requireFormToken(renderMessage), async (c) => {
    await closeSession({ store: store.signIn, hashToken, now }, c.var.viewer.token);
    clearSessionCookie(c, isSecure);
    return c.redirect("/dashboard/sign-in", 303);
  });

  /**
   * Adds a form that sends a link. `sentText` answers every valid address, with an account or without. `write` makes the
   * email, if the address gets one.
   */
  const addLinkRequest = (
    path: "/reset" | "/sign-up",
    { sentText, ...page }: AskEmailPageProps & { readonly sentText: string },
    write: (email: string) => Promise<Email | undefined>,
  ) => {
    if (outbox === undefined) {
      const text = "This service doesn't send email. Ask the service operator for a link.";
      app.get(path, (c) => renderMessage(c, 200, page.title, text));
      app.post(path, (c) => notFound(c, renderMessage));
      return;
    }

    app.get(path, (c) => render(c, <AskEmailPage {...page} />));

    app.post(path, limitAttempts(deps, path, readEmail), async (c) => {
      const email = await readEmail(c);
      if (!isEmailAddress(email)) {
        return render(c, <AskEmailPage {...page} email={email} fault="Enter a valid email address." />, 422);
      }
      // In the background: the response time must not reveal if the address has an account.
      const { requestId } = c.env;
      deps.background.start(requestId, async (stop) => {
        const written = await write(email.toLowerCase());
        if (written !== undefined) await outbox.deliver(written, requestId, stop);
      });
      return renderMessage(c, 200, "Check your email", sentText);
    });
  };

  const resetPage = {
    assets,
    title: "Reset your password",
    explanation: "Enter your email address. We'll send you a link to choose a new password.",
    action: "/dashboard/reset",
    button: "Send link",
    sentText: "If that address has an account, we've sent it a link. It can take a minute.",
  };
  addLinkRequest("/reset", resetPage, async (email) => {
    const profile = await store.signIn.findProfile(email);
    if (profile === undefined) {
      await issueNoLink(links, "password-reset");
      return undefined;
    }
    const { url } = await issueLink(
      links,
      { kind: "password-reset", accountId: profile.accountId, email },
      "unaudited",
    );
    return passwordResetEmail(email, url, deps.serviceName);
  });

  if (!isSignUpOpen) {
    app.on(["GET", "POST"], "/sign-up", (c) => notFound(c, renderMessage));
    return;
  }
  const signUpPage = {
    assets,
    title: "Create your account",
    explanation: `Start on the ${planRecord(FIRST_PLAN).title} plan. We'll send you a link to finish signing up.`,
    action: "/dashboard/sign-up",
    button: "Send link",
    sentText: "We've sent a link to that address. It can take a minute.",
  };
  addLinkRequest("/sign-up", signUpPage, async (email) => {
    if ((await store.signIn.findProfile(email)) !== undefined) {
      await issueNoLink(links, "sign-up");
      return alreadySignedUpEmail(email, `${deps.baseUrl}/dashboard/sign-in`, deps.serviceName);
    }
    const { url } = await issueLink(links, { kind: "sign-up", accountId: undefined, email }, "unaudited");
    return signUpEmail(email, url, deps.serviceName);
  });
}

async function readEmail(c: Context<DashboardEnv>): Promise<string> {
  return (await readForm(c, "email")).email;
}
