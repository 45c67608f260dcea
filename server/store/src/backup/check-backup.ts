import { existsSync, statSync } from "node:fs";
import type { LedgerCheck } from "@chart/accounts";
import { Kysely, sql } from "kysely";
import type { Engine } from "../base/query-context.js";
import type { Tables } from "../base/tables.js";
import { executedMigrations, laterMigrations } from "../migrations/later-migrations.js";
import { migrationNames } from "../migrations/migrate.js";
import { compareLedger } from "../queries/ledger-check.js";
import { openExisting } from "../sqlite/libsql-database.js";
import { libsqlDialect } from "../sqlite/libsql-dialect.js";
import { BackupError } from "./backup-error.js";

/** Exceptions of a check. */
interface CheckOptions {
  /** True to accept a store that a later version has expanded: this version serves it, but cannot restore it. */
  readonly mayBeExpanded?: boolean;
}

/**
 * Checks that a file is a complete store of this version of the service or an earlier one: it is undamaged, has known
 * tables, and every balance equals the sum of its ledger.
 *
 * @throws BackupError that describes the first defect.
 */
export async function checkBackup(path: string, options: CheckOptions = {}): Promise<LedgerCheck> {
  if (!existsSync(path)) throw new BackupError(`There is no file ${path}.`);
  if (existsSync(`${path}-wal`) && statSync(`${path}-wal`).size > 0) {
    throw new BackupError(
      `${path}-wal exists, so ${path} is not a backup: it is a store that is in use or was left by a crash.`,
    );
  }
  try {
    const database = openExisting(path, { isImmutable: true });
    const db = new Kysely<Tables>({ dialect: libsqlDialect(database, 0) });
    try {
      await checkIntegrity(db);
      await checkMigrations(db, "sqlite", options);
      return await checkedLedger(db);
    } finally {
      await db.destroy();
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${path} is not a store of this service, or it is damaged.`, { cause: error });
  }
}

async function checkIntegrity(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  if (rows[0]?.integrity_check !== "ok")
    throw new BackupError("The file is damaged: it fails SQLite's integrity check.");
  const broken = await sql`pragma foreign_key_check`.execute(db);
  if (broken.rows.length > 0)
    throw new BackupError("The file is damaged: some rows refer to rows that do not exist.");
}

/**
 * Checks that a store was written by this release or an earlier one.
 *
 * @throws BackupError if a later one has migrated it.
 * @throws Error if it is no store.
 */
export async function checkMigrations(
  db: Kysely<Tables>,
  engine: Engine,
  { mayBeExpanded = false }: CheckOptions = {},
): Promise<void> {
  const executed = await executedMigrations(db, engine);
  const known = migrationNames(engine);
  const { contracting, expanding } = laterMigrations(executed, known);
  const later = contracting ?? (mayBeExpanded ? undefined : expanding[0]);
  // A file of another program may have migrations of its own.
  const isOurs = known.every((name) => executed.includes(name));
  if (later !== undefined && isOurs) {
    throw new BackupError(
      `The file was written by a later version of the service (its migration ${later} is not known): use that version.`,
    );
  }
  const ours = executed.slice(0, executed.length - expanding.length);
  if (ours.length === 0 || ours.some((name, index) => name !== known[index]))
    throw new Error("some migrations have not run");
}

/**
 * Compares all balances with their ledgers.
 *
 * @throws BackupError if one differs.
 */
export async function checkedLedger(db: Kysely<Tables>): Promise<LedgerCheck> {
  const check = await compareLedger({ db });
  const [difference] = check.differences;
  if (difference !== undefined)
    throw new BackupError(`The balance of ${difference.accountId} does not equal the sum of its ledger.`);
  return check;
}
