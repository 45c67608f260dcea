import type { MiddlewareHandler } from "hono";
import { resumeSession } from "../../sign-in/browser-sessions.js";
import { isSameToken } from "../../sign-in/tokens.js";
import type { DashboardDeps, DashboardEnv, Viewer } from "../deps.js";
import { readForm } from "../forms.js";
import { notFound, type Tell } from "../render.js";
import { readSessionCookie } from "./session-cookie.js";

/** Finds out who looks at the page, if anybody is signed in. */
export async function findViewer(
  deps: DashboardDeps,
  token: string | undefined,
): Promise<Viewer | undefined> {
  if (token === undefined) return undefined;
  const { store, hashToken, now } = deps;
  const session = await resumeSession({ store: store.signIn, hashToken, now }, token);
  if (session === undefined) return undefined;
  const [profile, account] = [
    await store.signIn.findProfile(session.accountId),
    await store.accounts.find(session.accountId, now()),
  ];
  if (profile === undefined || account === undefined) return undefined;
  const isOperator = profile.role === "operator" && account.status === "active";
  return { session, profile, account, isOperator, token, formToken: hashToken("form", token) };
}

/** Lets only the signed-in through; others are sent to sign in, and from there back to the page. */
export function requireSignIn(deps: DashboardDeps): MiddlewareHandler<DashboardEnv> {
  return async (c, next) => {
    const viewer = await findViewer(deps, readSessionCookie(c, deps.isSecure));
    if (viewer === undefined) {
      const { pathname, search } = new URL(c.req.url);
      const query = isReading(c.req.method) ? `?${new URLSearchParams({ next: pathname + search })}` : "";
      return c.redirect(`/dashboard/sign-in${query}`, 303);
    }
    c.set("viewer", viewer);
    return next();
  };
}

/** Hono answers HEAD wherever it answers GET. */
const isReading = (method: string) => method === "GET" || method === "HEAD";

/** Lets a form through that a page of this very session has sent. */
export function requireFormToken(tell: Tell): MiddlewareHandler<DashboardEnv> {
  return async (c, next) => {
    if (isReading(c.req.method)) return next();
    const { form_token } = await readForm(c, "form_token");
    return isSameToken(form_token, c.var.viewer.formToken)
      ? next()
      : tell(
          c,
          403,
          "This form is out of date",
          "Nothing was changed. Please go back, reload the page and try again.",
        );
  };
}

/** Lets the account's own owner through; to everybody else it does not exist. */
export function requireOwnAccount(tell: Tell): MiddlewareHandler<DashboardEnv> {
  return async (c, next) =>
    c.req.param("accountId") === c.var.viewer.account.id ? next() : notFound(c, tell);
}

/** Lets operators through; to everybody else these pages do not exist. */
export function requireOperator(tell: Tell): MiddlewareHandler<DashboardEnv> {
  return async (c, next) => (c.var.viewer.isOperator ? next() : notFound(c, tell));
}
