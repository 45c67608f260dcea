import type { AccountStore } from "./account-store.js";
import { SERVICE_ACTOR } from "./audit-entry.js";
import { type OpenAccountDeps, openAccount } from "./open-account.js";
import { DEMO_PLAN, type Plan } from "./plan.js";

export const DEMO_EMAIL = "demo@localhost";

/**
 * Opens an account for trying out a new service; returns undefined, and does nothing, if any account exists.
 *
 * @param planCredits Credits a month of each plan.
 */
export async function openDemoAccount(
  deps: OpenAccountDeps & { readonly store: Pick<AccountStore, "hasAny"> },
  planCredits: Readonly<Record<Plan, number>>,
): Promise<{ readonly apiKey: string } | undefined> {
  if (await deps.store.hasAny()) return undefined;
  const credits = planCredits[DEMO_PLAN];
  const demo = { email: DEMO_EMAIL, plan: DEMO_PLAN, credits } as const;
  return openAccount(deps, demo, (accountId) => ({
    at: deps.now(),
    actor: SERVICE_ACTOR,
    action: "account.created",
    accountId,
    detail: `plan ${DEMO_PLAN}, ${credits} credits`,
  }));
}
