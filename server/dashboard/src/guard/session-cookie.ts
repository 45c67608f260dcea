import type { Profile } from "@chart/accounts/sign-in";
import { closeSession, isSameToken, openSession } from "@chart/accounts/sign-in";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { DashboardDeps } from "../base/deps.js";
import type { DashboardEnv } from "../base/env.js";
import { rememberBrowser } from "./known-browser.js";

const NAME = "chart_session";

/** Adds `__Host-` over https: browsers then refuse the cookie from subdomains and plain http. */
const prefixOf = (isSecure: boolean) => (isSecure ? ({ prefix: "host" } as const) : {});

/** An account with the password that the person has just proved, or chosen. */
export type ProvedPassword = Pick<Profile, "accountId" | "passwordHash">;

/** Reads the session's token from the request's cookie. */
export function readSessionCookie(c: Context<DashboardEnv>, isSecure: boolean): string | undefined {
  return isSecure ? getCookie(c, NAME, "host") : getCookie(c, NAME);
}

/**
 * Signs the browser in with a new token, which it returns. Ends its previous session, which may be another account's.
 *
 * A new password ends all sessions, but not one that starts a moment later with the old password. So the password is
 * compared once more after the start: the session stays only if its password is still the account's.
 */
export async function startSession(
  c: Context<DashboardEnv>,
  { store, hashToken, now, isSecure }: Pick<DashboardDeps, "store" | "hashToken" | "now" | "isSecure">,
  { accountId, passwordHash }: ProvedPassword,
): Promise<string> {
  const sessions = { store: store.signIn, hashToken, now };
  const former = readSessionCookie(c, isSecure);
  if (former !== undefined) await closeSession(sessions, former);
  const token = await openSession(sessions, accountId, c.req.header("User-Agent") ?? "");
  const profile = await store.signIn.findProfile(accountId);
  const isCurrent = isSameToken(profile?.passwordHash ?? "", passwordHash ?? "");
  if (isCurrent) rememberBrowser(c, { hashToken, isSecure }, { accountId, passwordHash });
  else await closeSession(sessions, token);
  setCookie(c, NAME, token, {
    ...prefixOf(isSecure),
    path: "/",
    httpOnly: true,
    secure: isSecure,
    sameSite: "Lax",
    maxAge: 30 * 24 * 60 * 60,
  });
  return token;
}

/** Deletes the session's cookie from the browser. */
export function clearSessionCookie(c: Context<DashboardEnv>, isSecure: boolean): void {
  deleteCookie(c, NAME, { ...prefixOf(isSecure), path: "/", secure: isSecure });
}
