import { randomUUID } from "node:crypto";
import { chmodSync, constants, copyFileSync, existsSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { makeFolder } from "@chart/base";
import { StoreUnavailableError } from "chart-http/base";
import { openExisting } from "../sqlite/libsql-database.js";
import { BackupError, checkBackup } from "./check-backup.js";
import { deletedSince } from "./deleted-since.js";
import { syncPath } from "./sync-path.js";

/** Result of a restore. */
export interface Restoration {
  readonly accounts: number;
  /** New path of the old store; undefined if there was none. */
  readonly keptAside: string | undefined;
  /** Accounts that the old store had deleted since the backup, by id; undefined if it could not be read. */
  readonly deletedSince: readonly string[] | undefined;
}

/**
 * Replaces the store by a verified copy of a backup. The old store is kept in the same folder.
 *
 * @param now Part of the old store's new name.
 * @throws BackupError if the backup is incomplete or a process has the store open; nothing has changed then.
 */
export async function restoreSqlite(storePath: string, backupPath: string, now: Date): Promise<Restoration> {
  // The check of the copy below is the decisive one. This one comes first so that its errors name the backup.
  await checkBackup(backupPath);
  makeFolder(dirname(storePath));
  const part = `${storePath}.restoring-${randomUUID()}`;
  try {
    copyFileSync(backupPath, part, constants.COPYFILE_EXCL);
    chmodSync(part, 0o600);
    const { accounts } = await checkBackup(part);
    syncPath(part);
    const keptAside = moveAside(storePath, now);
    const deleted = keptAside === undefined ? [] : deletedSince(keptAside, part);
    renameSync(part, storePath);
    syncPath(dirname(storePath));
    return { accounts, keptAside, deletedSince: deleted };
  } finally {
    rmSync(part, { force: true });
  }
}

/** Renames the old store and its log files; returns its new path. */
function moveAside(storePath: string, now: Date): string | undefined {
  if (!existsSync(storePath)) return undefined;
  requireUnused(storePath);
  const aside = `${storePath}.before-${now.toISOString().replace(/\W/g, "")}`;
  // SQLite would apply a write-ahead log that stays behind to the restored file.
  for (const suffix of ["-wal", "-shm", ""]) {
    if (existsSync(storePath + suffix)) renameSync(storePath + suffix, aside + suffix);
  }
  return aside;
}

/** Checks that no process has the store open: leaving WAL mode needs an exclusive lock, which fails otherwise. */
function requireUnused(storePath: string): void {
  try {
    const database = openExisting(storePath);
    try {
      database.prepare("pragma journal_mode = delete").all([]);
    } finally {
      database.close();
    }
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    // A damaged store must not prevent a restore. Its files are kept.
    if (error.message !== "SQLITE_BUSY" && error.message !== "SQLITE_LOCKED") return;
    throw new BackupError(`${storePath} is open in another process: stop the service first.`, {
      cause: error,
    });
  }
}
