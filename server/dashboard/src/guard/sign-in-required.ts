import { isSameToken, resumeSession } from "@chart/accounts/sign-in";
import type { MiddlewareHandler } from "hono";
import type { DashboardDeps, RenderMessage } from "../base/deps.js";
import type { DashboardEnv, Viewer } from "../base/env.js";
import { readForm } from "../base/forms.js";
import { homePath } from "../base/home-path.js";
import { notFound } from "../base/render.js";
import { readSessionCookie } from "./session-cookie.js";

/** Looks up the signed-in person by the session's token; undefined if the session has ended. */
export async function findViewer(
  { store, hashToken, now }: Pick<DashboardDeps, "store" | "hashToken" | "now">,
  token: string | undefined,
): Promise<Viewer | undefined> {
  if (token === undefined) return undefined;
  const session = await resumeSession({ store: store.signIn, hashToken, now }, token);
  if (session === undefined) return undefined;
  const [profile, account] = [
    await store.signIn.findProfile(session.accountId),
    await store.accounts.find(session.accountId, now()),
  ];
  // The second one may already see a deletion that the first one has not seen.
  if (profile === undefined || account === undefined || account.status === "deleted") return undefined;
  const isOperator = profile.role === "operator" && account.status === "active";
  const isCustomer = profile.role === "customer" || (await store.keys.list(account.id)).length > 0;
  const lacksSecondFactor = isOperator && (await store.secondFactors.find(account.id)) === undefined;
  const formToken = hashToken("form", token);
  return { session, profile, account, isOperator, isCustomer, lacksSecondFactor, token, formToken };
}

/** Creates middleware that redirects people who are not signed in to the sign-in page, and back afterwards. */
export function requireSignIn(
  deps: Pick<DashboardDeps, "store" | "hashToken" | "now" | "isSecure">,
): MiddlewareHandler<DashboardEnv> {
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

/** HEAD counts as reading: Hono handles it as GET. */
const isReading = (method: string) => method === "GET" || method === "HEAD";

/** Creates middleware that rejects forms without the session's CSRF token. */
export function requireFormToken(renderMessage: RenderMessage): MiddlewareHandler<DashboardEnv> {
  return async (c, next) => {
    if (isReading(c.req.method)) return next();
    const { form_token } = await readForm(c, "form_token");
    return isSameToken(form_token, c.var.viewer.formToken)
      ? next()
      : renderMessage(
          c,
          403,
          "This form has expired",
          "Nothing was changed. Go back, reload the page and try again.",
        );
  };
}

/** Creates middleware that responds with 404 to everybody except the account's owner. */
export function requireOwnAccount(renderMessage: RenderMessage): MiddlewareHandler<DashboardEnv> {
  return async (c, next) =>
    c.req.param("accountId") === c.var.viewer.account.id ? next() : notFound(c, renderMessage);
}

/** Creates middleware that leads operators, who are no customers, from the customer's pages to their own. */
export function requireCustomer(): MiddlewareHandler<DashboardEnv> {
  return async (c, next) => {
    const isSettings = /^\/dashboard\/accounts\/\w+\/settings(\/|$)/.test(c.req.path);
    return c.var.viewer.isCustomer || isSettings ? next() : c.redirect(homePath(c.var.viewer), 303);
  };
}

/** Creates middleware that responds with 404 to everybody except operators. */
export function requireOperator(renderMessage: RenderMessage): MiddlewareHandler<DashboardEnv> {
  return async (c, next) => (c.var.viewer.isOperator ? next() : notFound(c, renderMessage));
}
