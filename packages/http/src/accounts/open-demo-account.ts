import type { Store } from "../database/stores.js";
import { type OpenAccountDeps, openAccount } from "./open-account.js";

const DEMO_ACCOUNT = { email: "demo@localhost", plan: "developer", credits: 1000 } as const;

/** Gives an empty store one account to try the service with; undefined where the store has accounts. */
export async function openDemoAccount(
  deps: OpenAccountDeps & { readonly store: Pick<Store, "hasAccounts"> },
): Promise<{ readonly apiKey: string } | undefined> {
  if (await deps.store.hasAccounts()) return undefined;
  return openAccount(deps, DEMO_ACCOUNT);
}
