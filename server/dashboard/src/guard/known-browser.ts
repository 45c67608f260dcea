import { createHash } from "node:crypto";
import type { Profile } from "@chart/accounts/sign-in";
import { createToken, isSameToken } from "@chart/accounts/sign-in";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { DashboardDeps } from "../base/deps.js";
import type { DashboardEnv } from "../base/env.js";

const PATH = "/dashboard/sign-in";

/** An account with its current password. */
type Owner = Pick<Profile, "accountId" | "passwordHash">;

type BrowserDeps = Pick<DashboardDeps, "hashToken" | "isSecure">;

/**
 * Returns the id of this browser if it has signed in as the account before, with the password that the account still has:
 * a browser that somebody signed in with a password that leaked is an unknown one again after the password has changed.
 */
export function knownBrowser(
  c: Context<DashboardEnv>,
  { hashToken, isSecure }: BrowserDeps,
  owner: Owner,
): string | undefined {
  const name = nameFor(owner);
  const cookie = isSecure ? getCookie(c, name, "secure") : getCookie(c, name);
  const [id = "", digest = ""] = (cookie ?? "").split(".");
  return isSameToken(digest, digestOf(hashToken, owner, id)) ? id : undefined;
}

/** Lets the browser prove later that it has signed in. Signing out does not end that. */
export function rememberBrowser(
  c: Context<DashboardEnv>,
  { hashToken, isSecure }: BrowserDeps,
  owner: Owner,
): void {
  const id = knownBrowser(c, { hashToken, isSecure }, owner) ?? createToken();
  setCookie(c, nameFor(owner), `${id}.${digestOf(hashToken, owner, id)}`, {
    ...(isSecure ? { prefix: "secure" } : {}),
    path: PATH,
    httpOnly: true,
    secure: isSecure,
    sameSite: "Lax",
    maxAge: 365 * 24 * 60 * 60,
  });
}

/** Several people may use one browser, so each account has a cookie of its own. */
function nameFor({ accountId }: Owner): string {
  return `chart_browser_${createHash("sha256").update(accountId).digest("hex").slice(0, 16)}`;
}

function digestOf(
  hashToken: DashboardDeps["hashToken"],
  { accountId, passwordHash = "" }: Owner,
  id: string,
): string {
  return hashToken("browser", `${accountId} ${passwordHash} ${id}`);
}
