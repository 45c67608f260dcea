import { type Stats, statSync } from "node:fs";
import { dirname } from "node:path";
import { Kysely } from "kysely";
import { StoreUnavailableError } from "../../errors/store-unavailable-error.js";
import { makeFolder } from "../../lib/make-folder.js";
import { MemoryBuckets } from "../../rate-limit/memory-buckets.js";
import { migrate } from "../migrations/migrate.js";
import { chargeTogether } from "../queries/charge-batch.js";
import type { QueryContext } from "../query-context.js";
import { SqlStores } from "../sql-stores.js";
import { StatementCache } from "../statement-cache.js";
import type { Stores } from "../stores.js";
import type { Tables } from "../tables.js";
import { openLibsql, openLibsqlReader } from "./libsql-database.js";
import { libsqlDialect } from "./libsql-dialect.js";
import { waitForLock } from "./wait-for-lock.js";

export interface SqliteOptions extends Pick<QueryContext, "planCredits"> {
  /** Maximum wait of a transaction for another process's lock; later transactions wait behind it. */
  readonly lockTimeoutMs?: number;
}

/**
 * Opens the stores in a SQLite file, creates the file and its folder if necessary, and migrates it. Only one
 * service uses the file, so its rate buckets are in memory.
 *
 * @throws StoreUnavailableError if the file cannot be opened or is not a SQLite database.
 */
export async function openSqliteStore(
  path: string,
  { planCredits, lockTimeoutMs = 5000 }: SqliteOptions,
): Promise<Stores> {
  makeFolder(dirname(path));
  const db = await waitForLock(lockTimeoutMs, () => openMigrated(path, lockTimeoutMs), ANY_LOCK);
  const reader = new Kysely<Tables>({ dialect: libsqlDialect(openLibsqlReader(path), lockTimeoutMs) });
  const context: QueryContext = {
    db,
    reader,
    engine: "sqlite",
    statements: new StatementCache(),
    planCredits,
  };
  const opened = statSync(path);
  const buckets = new MemoryBuckets();
  return new SqlStores(context, {
    check: () => checkSameFile(path, opened),
    charge: chargeTogether,
    takeToken: async (bucket, limit, now) => buckets.takeToken(bucket, limit, now),
  });
}

/** The lock of the file or of a table, also one that an unfinished statement left behind. */
const ANY_LOCK = /^SQLITE_(BUSY|LOCKED)/;

/**
 * Opens and migrates the file. Two processes that open a new file at once lock each other out, and a statement that
 * found it locked stays open in the driver, so each attempt needs a connection of its own.
 */
async function openMigrated(path: string, lockTimeoutMs: number): Promise<Kysely<Tables>> {
  const db = new Kysely<Tables>({ dialect: libsqlDialect(openLibsql(path), lockTimeoutMs) });
  try {
    await migrate({ db, engine: "sqlite" });
    return db;
  } catch (error) {
    // The first error is reported, not that this connection cannot be closed cleanly.
    await db.destroy().catch(() => {});
    throw error;
  }
}

/** Detects a deleted or replaced file: writes to it would succeed, and be lost when the process ends. */
function checkSameFile(path: string, opened: Stats): void {
  const current = statSync(path, { throwIfNoEntry: false });
  if (current?.ino === opened.ino && current.dev === opened.dev) return;
  throw new StoreUnavailableError("the database file was deleted or replaced");
}
