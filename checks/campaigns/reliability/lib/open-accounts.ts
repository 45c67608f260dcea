import { createKeyHasher, openAccount } from "@chart/accounts";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import type { PrivateDatabase } from "@chart/kit/stores/databases";
import { openNode } from "./open-node.js";

/** An account that a campaign uses. */
export interface CampaignAccount {
  readonly accountId: string;
  readonly apiKey: string;
}

/** Opens accounts with these names and credits while the service runs. */
export async function openAccounts(
  database: PrivateDatabase,
  names: readonly string[],
  credits: number,
): Promise<CampaignAccount[]> {
  const store = await openNode(database);
  const deps = { store: store.accounts, hashKey: createKeyHasher(PEPPER), now: () => new Date() };
  const accounts: CampaignAccount[] = [];
  for (const name of names) {
    const account = await openAccount(
      deps,
      { email: `${name}@example.com`, plan: "scale", credits },
      "unaudited",
    );
    if (account === undefined) throw new Error(`there is an account ${name} already`);
    accounts.push(account);
  }
  await store.close();
  return accounts;
}
