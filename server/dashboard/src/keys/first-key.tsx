import { addKey } from "@chart/accounts";
import type { Context } from "hono";
import { viewersAudit } from "../base/audit.js";
import type { RouteDeps } from "../base/deps.js";
import type { DashboardEnv } from "../base/env.js";
import { showNewKey } from "./show-new-key.js";

const FIRST_KEY_NAME = "First key";

/**
 * Ends joining: gives the viewer, who has just accepted an invitation or signed up, a first key that nobody else has
 * seen, also if an operator knows another key of the account. Leads to the overview if there is no room for one, and
 * operators, who make no requests, to their first page.
 */
export async function showFirstKey(c: Context<DashboardEnv>, deps: RouteDeps): Promise<Response> {
  const { account, isOperator } = c.var.viewer;
  if (isOperator) return c.redirect("/dashboard", 303);
  const keyDeps = { keys: deps.store.keys, hashKey: deps.hashKey, now: deps.now };
  const created = await addKey(keyDeps, account.id, FIRST_KEY_NAME, (detail) =>
    viewersAudit(c, deps.now, "key.created", detail),
  );
  if (typeof created === "string") return c.redirect("/dashboard", 303);
  return showNewKey(c, deps, {
    title: `Welcome to ${deps.serviceName}`,
    apiKey: created.apiKey,
    isFirst: true,
  });
}
