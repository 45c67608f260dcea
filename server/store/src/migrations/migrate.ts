import { type Kysely, type Migration, Migrator, sql } from "kysely";
import { currentSchema } from "../base/current-schema.js";
import type { Engine, QueryContext } from "../base/query-context.js";
import type { Tables } from "../base/tables.js";
import { accountsKeysAndLedger } from "./accounts-keys-and-ledger.js";
import { audit } from "./audit.js";
import { boundedReads } from "./bounded-reads.js";
import { chargedCredits } from "./charged-credits.js";
import { chargesByPot } from "./charges-by-pot.js";
import { creditNotices } from "./credit-notices.js";
import { idempotentRequests } from "./idempotent-requests.js";
import { executedMigrations, laterMigrations, refusalOf } from "./later-migrations.js";
import { linksByAccount } from "./links-by-account.js";
import { namedKeys } from "./named-keys.js";
import { operators } from "./operators.js";
import { periods } from "./periods.js";
import { rateBuckets } from "./rate-buckets.js";
import { requestGroups, requestLog, requestRows } from "./request-log.js";
import { secondFactor } from "./second-factor.js";
import { signIn } from "./sign-in.js";
import { earlierEndings, storeSettings } from "./store-settings.js";
import { usage, usageByQuarterHour } from "./usage.js";
import { latestRecoveryCode, passwordGuesses, wrongCodes } from "./wrong-codes.js";

/**
 * Runs all migrations that have not run yet. Several processes may call this at the same time: one of them migrates,
 * and the others wait until it has finished.
 *
 * @throws Error if a later release has contracted the store.
 */
export function migrate({ db, engine }: Pick<QueryContext, "db" | "engine">): Promise<void> {
  if (engine === "sqlite") return migrateToLatest(db, engine);
  // This transaction only holds the lock; the migrations run in one of their own, on another connection.
  return db.transaction().execute(async (transaction) => {
    // Behind a pooler the role's timeouts hold, which are too short for another node's migration.
    await sql`select set_config('statement_timeout', ${String(MIGRATION_TIMEOUT_MS)}, true),
      set_config('idle_in_transaction_session_timeout', '0', true)`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
    await migrateToLatest(db, engine);
  });
}

/** Maximum time of a statement of a migration, which may read a ledger of many millions of entries, on PostgreSQL. */
export const MIGRATION_TIMEOUT_MS: number = 30 * 60 * 1000;

/** Number of the lock that a node holds while it migrates, or a command while it replaces the store. */
export const MIGRATION_LOCK = 7_241_988;

/**
 * Runs all migrations that have not run yet in a store that no other process can see.
 *
 * @throws Error if a later release has contracted the store.
 */
export async function migrateToLatest(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const later = laterMigrations(await executedMigrations(db, engine), migrationNames(engine));
  if (later.contracting !== undefined) throw new Error(refusalOf(later.contracting));
  const all = { ...migrations(engine) };
  for (const name of later.expanding) all[name] = HAS_RUN;
  const provider = { getMigrations: async () => all };
  // Otherwise the table of migrations in another schema, such as that of a store that a restore has kept, would count.
  const schema = engine === "postgres" ? { migrationTableSchema: await currentSchema(db) } : {};
  const { error } = await new Migrator({ db, provider, ...schema }).migrateToLatest();
  if (error !== undefined) throw error;
}

/** Migration of a later release, which has run already. */
const HAS_RUN: Migration = {
  up: () => Promise.reject(new TypeError("only a later release can run this migration")),
};

/** Returns the names of all migrations of an engine, in order. */
export function migrationNames(engine: Engine): readonly string[] {
  return Object.keys(migrations(engine));
}

/**
 * All migrations by name. They run in the order of their names, which must never change. After 0024 a name says whether
 * the migration expands or contracts: `0025-expand-<what>`; see docs/maintainers/upgrades.md.
 */
export const migrations = (engine: Engine): Record<string, Migration> => ({
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
  "0011-charges-by-pot": chargesByPot(engine),
  "0012-named-keys": namedKeys(engine),
  "0013-request-log": requestLog(engine),
  "0014-second-factor": secondFactor(engine),
  "0015-operators": operators(engine),
  "0016-usage-by-quarter-hour": usageByQuarterHour(engine),
  "0017-credit-notices": creditNotices(engine),
  "0018-charged-credits": chargedCredits(engine),
  "0019-wrong-codes": wrongCodes,
  "0020-request-groups": requestGroups(engine),
  "0021-latest-recovery-code": latestRecoveryCode,
  "0022-password-guesses": passwordGuesses,
  "0023-request-rows": requestRows(engine),
  "0024-earlier-endings": earlierEndings,
});
