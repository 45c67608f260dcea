import type { Profile } from "@chart/accounts/sign-in";
import { guessLimits, type PasswordGuess } from "@chart/accounts/sign-in";
import { clientAddress } from "@chart/base";
import type { Context } from "hono";
import type { RouteDeps } from "../base/deps.js";
import type { DashboardEnv } from "../base/env.js";
import { knownBrowser } from "./known-browser.js";
import { waitFor } from "./limit-attempts.js";

/** Describes the password that a request signs in with, for the limits of wrong ones. */
export function guessOf(
  c: Context<DashboardEnv>,
  deps: Pick<RouteDeps, "hashToken" | "isSecure" | "now" | "trustProxy">,
  email: string,
  profile: Profile | undefined,
): PasswordGuess {
  const browserId = profile && knownBrowser(c, deps, profile);
  const address = clientAddress(c, deps.trustProxy);
  return { limits: guessLimits({ email, address, browserId }), at: deps.now() };
}

/** Responds to a password after too many wrong ones, and says which ways to sign in are left. */
export function refuseGuess(
  c: Context<DashboardEnv>,
  { outbox, renderMessage }: Pick<RouteDeps, "outbox" | "renderMessage">,
  seconds: number,
): Response | Promise<Response> {
  c.header("Retry-After", String(seconds));
  const others = `Use a browser in which you have signed in before, or try again ${waitFor(seconds)}.`;
  const text = `Too many wrong passwords were entered for this address. ${others}`;
  if (outbox === undefined) return renderMessage(c, 429, "Too many attempts", text);
  const nextStep = { label: "Reset your password by email", href: "/dashboard/reset" };
  return renderMessage(c, 429, "Too many attempts", text, nextStep);
}
