import type { Context } from "hono";
import { closeSession, openSession } from "../../sign-in/browser-sessions.js";
import type { DashboardDeps, DashboardEnv } from "../deps.js";
import { readSessionCookie, writeSessionCookie } from "../guard/session-cookie.js";

/** Signs the browser in under a new token; the session that it came with, whoever's it was, ends. */
export async function startSession(
  c: Context<DashboardEnv>,
  { store, hashToken, now, isSecure }: DashboardDeps,
  accountId: string,
): Promise<void> {
  const sessions = { store: store.signIn, hashToken, now };
  const former = readSessionCookie(c, isSecure);
  if (former !== undefined) await closeSession(sessions, former);
  const token = await openSession(sessions, accountId, c.req.header("User-Agent") ?? "");
  writeSessionCookie(c, token, isSecure);
}
