import { dirname } from "node:path";
import { makeFolder } from "@chart/base";
import { MemoryBuckets, StoreUnavailableError } from "chart-http/base";
import { Kysely, sql } from "kysely";
import { inTransaction, type QueryContext } from "../base/query-context.js";
import { StatementCache } from "../base/statement-cache.js";
import type { Stores } from "../base/stores.js";
import type { Tables } from "../base/tables.js";
import { migrate } from "../migrations/migrate.js";
import { chargeInTransaction } from "../queries/charge-batch.js";
import { sqlStores } from "../queries/sql-stores.js";
import { openLibsql, openLibsqlReader } from "./libsql-database.js";
import { libsqlDialect } from "./libsql-dialect.js";
import { createPrivateFile, StoreFiles } from "./store-files.js";
import { waitForLock } from "./wait-for-lock.js";

const LOCK_TIMEOUT_MS = 5000;

export interface SqliteOptions extends Pick<QueryContext, "planCredits" | "pepper"> {
  /** Maximum wait of a transaction for the lock of another process. Later transactions queue behind it. */
  readonly lockTimeoutMs?: number;
}

/**
 * Opens the stores in a SQLite file and migrates it. Creates the file and its folder if necessary. Only one service
 * process uses the file, so the rate buckets can stay in memory.
 *
 * @throws StoreUnavailableError if the file cannot be opened or is not a SQLite database.
 */
export async function openSqliteStore(
  path: string,
  { planCredits, pepper, lockTimeoutMs = LOCK_TIMEOUT_MS }: SqliteOptions,
): Promise<Stores> {
  makeFolder(dirname(path));
  createPrivateFile(path);
  let files: StoreFiles | undefined;
  const checkFiles = () => files?.check();
  const db = await waitForLock(lockTimeoutMs, () => openMigrated(path, lockTimeoutMs, checkFiles), ANY_LOCK);
  const reader = openReader(path, lockTimeoutMs);
  const context: QueryContext = { ...contextOf(reader, { planCredits, pepper }), db };
  files = new StoreFiles(path);
  await checkWritable(context);
  const buckets = new MemoryBuckets();
  return sqlStores(context, {
    charge: chargeInTransaction,
    probe: () => writeProbe(context, PROBE_BYTES),
    takeToken: (bucket, limit, now, tokens) => buckets.takeToken(bucket, limit, now, tokens),
  });
}

/** Bytes of a probe, more than an ordinary charge writes, so that a disk that fits the probe also fits a charge. */
const PROBE_BYTES = 32 * 1024;

/** Writes new bytes, because SQLite does not write a page that has not changed. */
async function writeProbe(context: QueryContext, bytes: number): Promise<void> {
  await inTransaction(context, ({ db }) =>
    sql`update store_settings set value = hex(randomblob(${bytes / 2})) where name = 'probe'`.execute(db),
  );
}

/** Codes of a file that cannot be written until an operator mends its disk. A full or locked one may be soon. */
const NOT_WRITABLE = /^SQLITE_(READONLY|IOERR)/;

/** Writes a little, because SQLite opens a file that is read-only, or whose disk has failed, without a word. */
async function checkWritable(context: QueryContext): Promise<void> {
  try {
    await writeProbe(context, 16);
  } catch (error) {
    if (!(error instanceof StoreUnavailableError && NOT_WRITABLE.test(error.code ?? ""))) return;
    await context.db.destroy().catch(() => {});
    throw new StoreUnavailableError(`it cannot be written: ${error.code}`, {
      code: error.code,
      cause: error,
    });
  }
}

/**
 * Opens the stores of a migrated SQLite file for a thread that only reads. Every change through them fails.
 *
 * @throws StoreUnavailableError if the file cannot be opened.
 */
export function openSqliteReads(
  path: string,
  { planCredits, pepper, lockTimeoutMs = LOCK_TIMEOUT_MS }: SqliteOptions,
): Stores {
  const refuse = () => Promise.reject(new TypeError("this connection only reads"));
  return sqlStores(contextOf(openReader(path, lockTimeoutMs), { planCredits, pepper }), {
    charge: refuse,
    probe: refuse,
    takeToken: refuse,
  });
}

function openReader(path: string, lockTimeoutMs: number): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: libsqlDialect(openLibsqlReader(path), lockTimeoutMs) });
}

/** Returns a context in which everything uses the connection that reads. */
function contextOf(
  reader: Kysely<Tables>,
  settings: Pick<QueryContext, "planCredits" | "pepper">,
): QueryContext {
  const statements = new StatementCache();
  return { ...settings, db: reader, reader, pages: reader, engine: "sqlite", statements };
}

/** Matches a lock of the file or of a table, including one that an unfinished statement has left behind. */
const ANY_LOCK = /^SQLITE_(BUSY|LOCKED)/;

/**
 * Opens and migrates the file. Two processes that open a new file at the same time lock each other out, and the driver
 * leaves a statement unfinished if it finds the file locked. So each attempt needs a new connection.
 */
async function openMigrated(
  path: string,
  lockTimeoutMs: number,
  checkFiles: () => void,
): Promise<Kysely<Tables>> {
  const db = new Kysely<Tables>({ dialect: libsqlDialect(openLibsql(path), lockTimeoutMs, checkFiles) });
  try {
    await migrate({ db, engine: "sqlite" });
    return db;
  } catch (error) {
    // The migration's error matters more than one from closing its connection.
    await db.destroy().catch(() => {});
    throw error;
  }
}
