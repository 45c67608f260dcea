import { type Stats, statSync } from "node:fs";
import { dirname } from "node:path";
import { Kysely } from "kysely";
import { StoreUnavailableError } from "../../errors/store-unavailable-error.js";
import { makeFolder } from "../../lib/make-folder.js";
import { MemoryBuckets } from "../../rate-limit/memory-buckets.js";
import type { Session } from "../database.js";
import { migrate } from "../migrations/migrate.js";
import { chargeTogether } from "../queries/charge-batch.js";
import { SqlStores } from "../sql-stores.js";
import type { Stores } from "../stores.js";
import type { Tables } from "../tables.js";
import { openLibsql, openLibsqlReader } from "./libsql-database.js";
import { libsqlDialect } from "./libsql-dialect.js";
import { waitForLock } from "./wait-for-lock.js";

export interface SqliteOptions extends Pick<Session, "planCredits"> {
  /** How long a transaction waits for another process's lock; others of this process wait behind it. */
  readonly lockTimeoutMs?: number;
}

/**
 * Opens the store in a SQLite file, made with its folder where there is none, and migrates it. One service
 * has it to itself, so it counts requests in memory.
 *
 * @throws StoreUnavailableError where the file cannot be opened, or is no SQLite database.
 */
export async function openSqliteStore(
  path: string,
  { planCredits, lockTimeoutMs = 5000 }: SqliteOptions,
): Promise<Stores> {
  makeFolder(dirname(path));
  const db = await waitForLock(lockTimeoutMs, () => openMigrated(path, lockTimeoutMs), ANY_LOCK);
  const reader = new Kysely<Tables>({ dialect: libsqlDialect(openLibsqlReader(path), lockTimeoutMs) });
  const session: Session = { db, reader, engine: "sqlite", planCredits };
  const opened = statSync(path);
  const buckets = new MemoryBuckets();
  return new SqlStores(session, {
    check: () => checkSameFile(path, opened),
    charge: chargeTogether,
    takeToken: async (bucket, limit, now) => buckets.takeToken(bucket, limit, now),
  });
}

/** The file's lock, a table's, or what a statement that stayed open leaves. */
const ANY_LOCK = /^SQLITE_(BUSY|LOCKED)/;

/**
 * Two processes that open a new file at once stand in each other's way while it is set up, and a statement that found it
 * locked stays open in the driver: so each try has a connection of its own.
 */
async function openMigrated(path: string, lockTimeoutMs: number): Promise<Kysely<Tables>> {
  const db = new Kysely<Tables>({ dialect: libsqlDialect(openLibsql(path), lockTimeoutMs) });
  try {
    await migrate({ db, engine: "sqlite" });
    return db;
  } catch (error) {
    // What went wrong first is told, not that such a connection cannot be tidied.
    await db.destroy().catch(() => {});
    throw error;
  }
}

/** An open file goes on working after it was deleted or replaced, and is gone with its last process. */
function checkSameFile(path: string, opened: Stats): void {
  const current = statSync(path, { throwIfNoEntry: false });
  if (current?.ino === opened.ino && current.dev === opened.dev) return;
  throw new StoreUnavailableError("the database file was deleted or replaced");
}
