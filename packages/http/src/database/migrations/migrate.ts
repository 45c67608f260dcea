import { type Migration, Migrator } from "kysely";
import type { Engine, QueryContext } from "../query-context.js";
import { accountsKeysAndLedger } from "./accounts-keys-and-ledger.js";
import { audit } from "./audit.js";
import { boundedReads } from "./bounded-reads.js";
import { idempotentRequests } from "./idempotent-requests.js";
import { linksByAccount } from "./links-by-account.js";
import { periods } from "./periods.js";
import { rateBuckets } from "./rate-buckets.js";
import { signIn } from "./sign-in.js";
import { storeSettings } from "./store-settings.js";
import { usage } from "./usage.js";

/**
 * Runs all migrations that have not run yet. Several processes may call this at the same time: one of them migrates,
 * and the others wait until it has finished.
 */
export async function migrate({ db, engine }: Pick<QueryContext, "db" | "engine">): Promise<void> {
  const provider = { getMigrations: async () => migrations(engine) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}

/** Returns the names of all migrations of an engine, in order. */
export function migrationNames(engine: Engine): readonly string[] {
  return Object.keys(migrations(engine));
}

/** All migrations by name. They run in the order of their names, which must never change. */
const migrations = (engine: Engine): Record<string, Migration> => ({
  "0001-accounts-keys-and-ledger": accountsKeysAndLedger,
  "0002-periods": periods,
  "0003-idempotent-requests": idempotentRequests,
  "0004-rate-buckets": rateBuckets(engine),
  "0005-sign-in": signIn,
  "0006-audit": audit(engine),
  "0007-usage": usage,
  "0008-store-settings": storeSettings,
  "0009-links-by-account": linksByAccount,
  "0010-bounded-reads": boundedReads(engine),
});
