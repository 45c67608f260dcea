import type { AttemptAction } from "@chart/accounts/sign-in";
import { clientAddress } from "@chart/base";
import type { Context, MiddlewareHandler } from "hono";
import type { RouteDeps } from "../base/deps.js";
import type { DashboardEnv } from "../base/env.js";

/**
 * Creates middleware that limits attempts at an action with which callers could guess a secret or send email.
 *
 * @param action The action's name; each has limits of its own.
 * @param readEmail Reads the email address, for which attempts are counted as well.
 */
export function limitAttempts(
  { attempts, trustProxy, renderMessage }: Pick<RouteDeps, "attempts" | "trustProxy" | "renderMessage">,
  action: AttemptAction,
  readEmail?: (c: Context<DashboardEnv>) => string | Promise<string>,
): MiddlewareHandler<DashboardEnv> {
  return async (c, next) => {
    const email = await readEmail?.(c);
    const seconds = attempts.refusedForSeconds(action, clientAddress(c, trustProxy), email);
    if (seconds === undefined) return next();
    c.header("Retry-After", String(seconds));
    return renderMessage(c, 429, "Too many attempts", `Try again ${waitFor(seconds)}.`);
  };
}

/** Returns the time to wait in words, such as "in 5 minutes". */
export function waitFor(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "in a minute" : `in ${minutes} minutes`;
}
