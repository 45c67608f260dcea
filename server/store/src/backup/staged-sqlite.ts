import { randomUUID } from "node:crypto";
import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { makeFolder } from "@chart/base";
import { StoreUnavailableError } from "chart-http/base";
import { Kysely } from "kysely";
import type { QueryContext } from "../base/query-context.js";
import type { Tables } from "../base/tables.js";
import { type LibsqlDatabase, openExisting } from "../sqlite/libsql-database.js";
import { libsqlDialect } from "../sqlite/libsql-dialect.js";
import { BackupError } from "./backup-error.js";
import { migratedContext } from "./migrated-context.js";
import { instantInName, type StagedStore, type StageOptions } from "./staged-store.js";
import { syncPath } from "./sync-path.js";

/**
 * Stages a store as a file beside the one in use, whose lock it holds: no service can start meanwhile.
 *
 * @throws BackupError if a process has the store open.
 */
export async function stageSqlite(storePath: string, { now }: StageOptions): Promise<StagedStore> {
  makeFolder(dirname(storePath));
  const held = existsSync(storePath) ? holdSqlite(storePath) : undefined;
  const previous = held === undefined || held === "damaged" ? held : connectSqlite(held);
  removeLeftovers(storePath);
  const part = `${storePath}.restoring-${randomUUID()}`;
  let staged: Kysely<Tables> | undefined;
  let context: QueryContext | undefined;
  return {
    async load(backupPath) {
      if (backupPath === undefined) closeSync(openSync(part, "wx", 0o600));
      else copyFileSync(backupPath, part, constants.COPYFILE_EXCL);
      chmodSync(part, 0o600);
      const database = openExisting(part);
      // A database in another mode would leave a log beside the file.
      database.prepare("pragma journal_mode = delete").all([]);
      staged = connectSqlite(database);
      context = await migratedContext(staged, "sqlite");
    },
    get context() {
      if (context === undefined) throw new TypeError("the store is not loaded");
      return context;
    },
    previous: previous === "damaged" ? "unreadable" : previous,
    async publish() {
      await staged?.destroy();
      staged = undefined;
      syncPath(part);
      const aside = existsSync(storePath) ? keepAside(storePath, now) : undefined;
      // Replaces the name at once: at no moment is there no store, in whose place a service would create a new one.
      renameSync(part, storePath);
      syncPath(dirname(storePath));
      return aside;
    },
    async close() {
      await staged?.destroy();
      rmSync(part, { force: true });
      if (held !== undefined && held !== "damaged") {
        held.rollback();
        held.close();
      }
    },
  };
}

/** Connects the query builder to an open file. */
export function connectSqlite(database: LibsqlDatabase): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: libsqlDialect(database, 0) });
}

/**
 * Opens a store and takes its lock, which fails if a process has it open: leaving WAL mode needs an exclusive one.
 *
 * @throws BackupError if a process has it open.
 */
export function holdSqlite(storePath: string): LibsqlDatabase | "damaged" {
  let database: LibsqlDatabase | undefined;
  try {
    database = openExisting(storePath);
    database.prepare("pragma journal_mode = delete").all([]);
    database.beginImmediate();
    return database;
  } catch (error) {
    database?.close();
    if (!(error instanceof StoreUnavailableError)) throw error;
    const { code = "" } = error;
    // A damaged store must not prevent a restore. Its files are kept.
    if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return "damaged";
    const isLocked = /^SQLITE_(BUSY|LOCKED)/.test(code);
    const reason = isLocked
      ? "is open in another process: stop the service first"
      : `cannot be opened (${code})`;
    throw new BackupError(`${storePath} ${reason}.`, { cause: error });
  }
}

/** Gives the store in use a second name, and moves the log of a damaged one there. Returns that name. */
function keepAside(storePath: string, now: Date): string {
  const aside = `${storePath}.before-${instantInName(now)}`;
  try {
    linkSync(storePath, aside);
  } catch {
    // A file system without second names.
    copyFileSync(storePath, aside, constants.COPYFILE_EXCL);
    syncPath(aside);
  }
  // SQLite would apply a write-ahead log that stays behind to the restored file.
  for (const suffix of ["-wal", "-shm"]) {
    if (existsSync(storePath + suffix)) renameSync(storePath + suffix, aside + suffix);
  }
  return aside;
}

/** Removes what killed restores have left. One that still runs fails without it, and changes nothing. */
function removeLeftovers(storePath: string): void {
  const folder = dirname(storePath);
  for (const name of readdirSync(folder)) {
    if (name.startsWith(`${basename(storePath)}.restoring-`)) rmSync(join(folder, name), { force: true });
  }
}
