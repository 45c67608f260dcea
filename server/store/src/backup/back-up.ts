import { randomUUID } from "node:crypto";
import { closeSync, existsSync, linkSync, openSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { StoreUnavailableError } from "chart-http/base";
import { type Kysely, sql } from "kysely";
import { currentSchema } from "../base/current-schema.js";
import type { DatabaseLocation } from "../base/database-location.js";
import type { Tables } from "../base/tables.js";
import { executedMigrations } from "../migrations/later-migrations.js";
import { quoteName } from "../postgres/held-database.js";
import { runTool, type ToolEnvironment } from "../postgres/postgres-tools.js";
import { openExisting } from "../sqlite/libsql-database.js";
import { BackupError } from "./backup-error.js";
import { newBackupPath, removeUnfinished } from "./backup-files.js";
import { checkBackup } from "./check-backup.js";
import { connect } from "./connect.js";
import { addToEndingList, endingListBeside } from "./ending-list.js";
import { endingsOf } from "./endings.js";
import { syncPath } from "./sync-path.js";

/** A backup that was made. */
export interface Backup {
  readonly file: string;
  readonly bytes: number;
  readonly accounts: number;
  /** Why its time, or what had ended until then, could not be written down; the backup itself is complete. */
  readonly unrecorded: string | undefined;
}

/**
 * Copies a consistent snapshot of a store to a new file that only its owner may read, even while services use the store.
 * The copy gets its final name only after it was verified and synced to disk. A list beside it names the keys and
 * accounts that have ended.
 *
 * @param target Path of the new file, or of the folder that gets it.
 * @throws BackupError if the file exists already or cannot be written, or if the copy is incomplete.
 */
export async function backUp(
  database: DatabaseLocation,
  target: string,
  now: Date,
  environment: ToolEnvironment,
): Promise<Backup> {
  if (database.engine === "sqlite" && !existsSync(database.path)) {
    throw new BackupError(`There is no store at ${database.path}.`);
  }
  const file = newBackupPath(target, database.engine, now);
  if (existsSync(file)) throw new BackupError(`${file} exists already; it was not overwritten.`);
  const part = `${file}.part-${randomUUID()}`;
  const db = connect(database);
  try {
    removeUnfinished(dirname(file), now);
    closeSync(openSync(part, "wx", 0o600));
    const accounts = await (database.engine === "sqlite"
      ? copySqlite(database.path, part)
      : dumpPostgres(database.url, db, part, environment));
    syncPath(part);
    // Unlike a rename, a link never replaces a file that another process has created in the meantime.
    linkSync(part, file);
    rmSync(part);
    syncPath(dirname(file));
    const unrecorded = await reasonOf(async () => {
      addToEndingList(endingListBeside(file), await endingsOf(db));
      await recordBackup(db, now);
    });
    return { file, bytes: statSync(file).size, accounts, unrecorded };
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const reason =
      error instanceof StoreUnavailableError ? error.message : (error as NodeJS.ErrnoException).code;
    throw new BackupError(`${file} could not be written (${reason ?? error}).`, { cause: error });
  } finally {
    rmSync(part, { force: true });
    await db.destroy();
  }
}

/** Copies the store in one read transaction, which does not block writers; returns the number of its accounts. */
async function copySqlite(storePath: string, emptyFile: string): Promise<number> {
  const database = openExisting(storePath);
  try {
    database.prepare("vacuum into ?").run([emptyFile]);
  } finally {
    database.close();
  }
  return (await checkBackup(emptyFile, { mayBeExpanded: true })).accounts;
}

/** Dumps the store's schema in one transaction, and reads the dump's contents; returns the number of accounts now. */
async function dumpPostgres(
  url: string,
  db: Kysely<Tables>,
  emptyFile: string,
  environment: ToolEnvironment,
): Promise<number> {
  const schema = await currentSchema(db);
  if ((await executedMigrations(db, "postgres")).length === 0)
    throw new BackupError("There is no store in the database.");
  const parameters = ["--format=custom", `--schema=${quoteName(schema)}`];
  const output = openSync(emptyFile, "w");
  try {
    await runTool({ tool: "pg_dump", parameters, url, environment, stdout: output });
  } finally {
    closeSync(output);
  }
  await runTool({ tool: "pg_restore", parameters: ["--file=/dev/null", emptyFile], environment });
  const { accounts } = await db
    .selectFrom("accounts")
    .select(sql<number>`cast(count(*) as bigint)`.as("accounts"))
    .executeTakeFirstOrThrow();
  return accounts;
}

/** Records the time of a backup in the store itself, for the operators' page about its health, and the metrics. */
async function recordBackup(db: Kysely<Tables>, at: Date): Promise<void> {
  const value = at.toISOString();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("store_settings")
      .values({ name: "last-backup", value })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
      .execute();
  });
}

async function reasonOf(action: () => Promise<void>): Promise<string | undefined> {
  try {
    await action();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
