import type { AuditAction, AuditEntry } from "@chart/accounts";
import { FIRST_PLAN, openKeylessAccount } from "@chart/accounts";
import { addressChangedEmail, passwordChangedEmail } from "@chart/accounts/mail";
import type { Link, LinkKind } from "@chart/accounts/sign-in";
import { hashPassword, passwordFault } from "@chart/accounts/sign-in";
import type { Context } from "hono";
import { sendNotice } from "../base/audit.js";
import type { RouteDeps } from "../base/deps.js";
import type { DashboardEnv, DashboardRoutes } from "../base/env.js";
import { readForm } from "../base/forms.js";
import { homePath } from "../base/home-path.js";
import { render } from "../base/render.js";
import { accountPath } from "../components/paths.js";
import { limitAttempts } from "../guard/limit-attempts.js";
import { finishSignIn } from "../guard/second-step.js";
import { readSessionCookie, startSession } from "../guard/session-cookie.js";
import { findViewer } from "../guard/sign-in-required.js";
import { showFirstKey } from "../keys/first-key.js";
import { type InvitationOffer, LinkPage } from "./link-page.js";

/** All kinds, because one page handles every link. */
const LINK_KINDS: readonly LinkKind[] = ["invitation", "password-reset", "email-change", "sign-up"];

/** Adds the page behind links from emails and invitations. Each link works once. */
export function addLinkRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, assets, hashToken, now } = deps;
  const rejectLink = (c: Context<DashboardEnv>) =>
    deps.renderMessage(
      c,
      404,
      "This link doesn't work",
      "It has expired, was already used or is incomplete. If you've already chosen a password, sign in. Otherwise, ask for a new link.",
      { label: "Forgot your password?", href: "/dashboard/reset" },
    );

  const limitGuesses = limitAttempts(deps, "link");

  app.get("/links/:token", limitGuesses, async (c) => {
    const token = c.req.param("token");
    const link = await store.signIn.findLink(hashToken("link", token), LINK_KINDS, now());
    if (link === undefined) return (await leadHome(c, deps)) ?? rejectLink(c);
    const offer = await offerOf(deps, link);
    return render(c, <LinkPage assets={assets} link={link} token={token} offer={offer} />);
  });

  app.post("/links/:token", limitGuesses, async (c) => {
    const token = c.req.param("token");
    const tokenHmac = hashToken("link", token);
    const link = await store.signIn.findLink(tokenHmac, LINK_KINDS, now());
    if (link === undefined) return (await afterReload(c, deps)) ?? rejectLink(c);

    if (link.kind === "email-change") {
      const taken = await store.signIn.takeLink(tokenHmac, [link.kind], now());
      const isChanged = taken !== undefined && (await changeEmail(c, deps, taken));
      return isChanged
        ? deps.renderMessage(c, 200, "Email address confirmed", `From now on, sign in as ${link.email}.`)
        : rejectLink(c);
    }

    const { password } = await readForm(c, "password");
    const fault = passwordFault(password, { email: link.email, serviceName: deps.serviceName });
    if (fault !== undefined) {
      const props = { assets, link, token, offer: await offerOf(deps, link), fault };
      return render(c, <LinkPage {...props} />, 422);
    }
    const passwordHash = await hashPassword(password);
    const isJoining = await joins(deps, link);
    const taken = await store.signIn.takeLink(tokenHmac, [link.kind], now());
    const accountId = taken && (taken.accountId ?? (await openOwnAccount(c, deps, taken)));
    if (accountId === undefined) return rejectLink(c);
    const audit = linkAudit(c, deps, link, accountId, "password.changed", `with a link: ${link.kind}`);
    await store.signIn.setPassword(accountId, passwordHash, audit);
    if (link.kind === "password-reset") {
      sendNotice(c, deps, passwordChangedEmail(link.email, deps.serviceName));
    }
    const chosen = { accountId, passwordHash };
    if (!isJoining) return c.redirect(await finishSignIn(c, deps, chosen, "/dashboard"), 303);
    const viewer = await findViewer(deps, await startSession(c, deps, chosen));
    if (viewer === undefined || !viewer.isCustomer) return c.redirect("/dashboard", 303);
    c.set("viewer", viewer);
    return showFirstKey(c, deps);
  });
}

/** Reads what an invitation leads to; undefined for other links. */
async function offerOf(
  { store, planCredits, now }: RouteDeps,
  { kind, accountId = "" }: Link,
): Promise<InvitationOffer | undefined> {
  if (kind !== "invitation") return undefined;
  const account = await store.accounts.find(accountId, now());
  return account && { plan: account.plan, role: account.role, monthlyCredits: planCredits[account.plan] };
}

/** Redirects a signed-in person who opens a used or expired link to their first page. */
async function leadHome(c: Context<DashboardEnv>, deps: RouteDeps): Promise<Response | undefined> {
  const viewer = await findViewer(deps, readSessionCookie(c, deps.isSecure));
  return viewer && c.redirect(homePath(viewer), 303);
}

/** Returns true if the owner of the link has no password yet, and so joins with this link. */
async function joins({ store }: RouteDeps, { kind, accountId }: Link): Promise<boolean> {
  if (kind === "password-reset") return false;
  const profile = accountId === undefined ? undefined : await store.signIn.findProfile(accountId);
  return profile?.passwordHash === undefined;
}

/**
 * Responds to a form whose link was used, if the browser is signed in. That happens when somebody who has just joined
 * reloads the page with their first key.
 */
async function afterReload(c: Context<DashboardEnv>, deps: RouteDeps): Promise<Response | undefined> {
  const viewer = await findViewer(deps, readSessionCookie(c, deps.isSecure));
  return viewer && c.redirect(`${accountPath(viewer.account.id)}/keys?done=joined`, 303);
}

/** Opens the account of somebody who signed up; undefined if the address got one in the meantime. */
async function openOwnAccount(
  c: Context<DashboardEnv>,
  deps: RouteDeps,
  link: Link,
): Promise<string | undefined> {
  const request = { email: link.email, plan: FIRST_PLAN, credits: deps.planCredits[FIRST_PLAN] };
  return openKeylessAccount({ store: deps.store.accounts, now: deps.now }, request, (accountId) =>
    linkAudit(c, deps, link, accountId, "account.created", `plan ${FIRST_PLAN}, by sign-up`),
  );
}

/** Gives the account the confirmed address; false if another account got it in the meantime. */
async function changeEmail(c: Context<DashboardEnv>, deps: RouteDeps, link: Link): Promise<boolean> {
  const { accountId } = link;
  const before = accountId && (await deps.store.signIn.findProfile(accountId));
  if (!accountId || !before) return false;
  const audit = {
    ...linkAudit(c, deps, link, accountId, "email.changed", `${before.email} to ${link.email}`),
    actor: before.email,
  };
  if (!(await deps.store.signIn.setEmail(accountId, link.email, audit))) return false;
  sendNotice(c, deps, addressChangedEmail(before.email, deps.serviceName));
  return true;
}

/** Creates an audit entry for a change by the holder of a link, who is the account's owner. */
function linkAudit(
  c: Context<DashboardEnv>,
  { now }: RouteDeps,
  link: Link,
  accountId: string,
  action: AuditAction,
  detail: string,
): AuditEntry {
  const { requestId } = c.env;
  return { at: now(), actorId: accountId, actor: link.email, action, detail, accountId, requestId };
}
