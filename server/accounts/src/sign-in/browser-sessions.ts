import { randomId } from "chart-http/base";
import type { BrowserSession, SignInStore } from "./sign-in-store.js";
import { createToken, type HashToken } from "./tokens.js";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Time without use after which a session ends. */
const IDLE_MS = 7 * DAY_MS;
/** Maximum age of a session, however often it is used. */
const MAX_AGE_MS = 30 * DAY_MS;
/** Minimum time between two updates of a session's last use, because each one is a write. */
const TOUCH_MS = 5 * 60 * 1000;
const MAX_USER_AGENT_LENGTH = 300;

export interface SessionDeps {
  readonly store: Pick<SignInStore, "addSession" | "findSession" | "touchSession" | "endSession">;
  readonly hashToken: HashToken;
  readonly now: () => Date;
}

/** Signs a browser in; returns the token for its cookie, which must not appear anywhere else. */
export async function openSession(
  { store, hashToken, now }: SessionDeps,
  accountId: string,
  userAgent: string,
): Promise<string> {
  const token = createToken();
  const createdAt = now();
  await store.addSession(hashToken("session", token), {
    id: randomId("sess"),
    accountId,
    userAgent: userAgent.slice(0, MAX_USER_AGENT_LENGTH),
    createdAt,
    seenAt: createdAt,
    expiresAt: new Date(createdAt.getTime() + IDLE_MS),
  });
  return token;
}

/** Finds the session of a cookie's token and extends it, because this is a use of it. */
export async function resumeSession(
  { store, hashToken, now }: SessionDeps,
  token: string,
): Promise<BrowserSession | undefined> {
  const tokenHmac = hashToken("session", token);
  const seenAt = now();
  const session = await store.findSession(tokenHmac, seenAt);
  if (session === undefined) return undefined;
  // A last use in the future is also corrected: the clock was ahead then.
  if (Math.abs(seenAt.getTime() - session.seenAt.getTime()) >= TOUCH_MS) {
    const endMs = Math.min(seenAt.getTime() + IDLE_MS, session.createdAt.getTime() + MAX_AGE_MS);
    await store.touchSession(tokenHmac, seenAt, new Date(endMs));
  }
  return session;
}

/** Ends the session of a token; does nothing if the session has ended already. */
export async function closeSession({ store, hashToken }: SessionDeps, token: string): Promise<void> {
  await store.endSession(hashToken("session", token));
}
