import type { AccountStore } from "./account-store.js";
import { type OpenAccountDeps, openAccount } from "./open-account.js";

const DEMO_ACCOUNT = { email: "demo@localhost", plan: "developer", credits: 1000 } as const;

/** Opens an account for trying out a new service; returns undefined, and does nothing, if any account exists. */
export async function openDemoAccount(
  deps: OpenAccountDeps & { readonly store: Pick<AccountStore, "hasAny"> },
): Promise<{ readonly apiKey: string } | undefined> {
  if (await deps.store.hasAny()) return undefined;
  return openAccount(deps, DEMO_ACCOUNT, "unaudited");
}
