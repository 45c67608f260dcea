import type { Context } from "hono";
import { clientAddress } from "../../routing/client-address.js";
import type { DashboardEnv } from "../deps.js";
import type { RouteDeps } from "../route-deps.js";

/** Counts an attempt at something that may be a guess; the answer where it is one too many. */
export function refuseIfThrottled(
  c: Context<DashboardEnv>,
  { attempts, trustProxy, tell }: RouteDeps,
  what: string,
  email?: string,
): Response | Promise<Response> | undefined {
  const seconds = attempts.refusedForSeconds(what, clientAddress(c, trustProxy), email);
  if (seconds === undefined) return undefined;
  c.header("Retry-After", String(seconds));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? "in a minute" : `in ${minutes} minutes`;
  return tell(c, 429, "Too many attempts", `Please try again ${wait}.`);
}
