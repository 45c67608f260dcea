import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { DashboardEnv } from "../deps.js";

const NAME = "chart_session";

/** `__Host-` in production: no neighbouring host and no plain connection can set it. */
const prefixOf = (isSecure: boolean) => (isSecure ? ({ prefix: "host" } as const) : {});

/** The session's token that the browser sends. */
export function readSessionCookie(c: Context<DashboardEnv>, isSecure: boolean): string | undefined {
  return isSecure ? getCookie(c, NAME, "host") : getCookie(c, NAME);
}

/** Hands a new session's token to the browser; no script can read it, and other sites' forms do not send it. */
export function writeSessionCookie(c: Context<DashboardEnv>, token: string, isSecure: boolean): void {
  setCookie(c, NAME, token, {
    ...prefixOf(isSecure),
    path: "/",
    httpOnly: true,
    secure: isSecure,
    sameSite: "Lax",
    maxAge: 30 * 24 * 60 * 60,
  });
}

export function clearSessionCookie(c: Context<DashboardEnv>, isSecure: boolean): void {
  deleteCookie(c, NAME, { ...prefixOf(isSecure), path: "/", secure: isSecure });
}
