import { randomUUID } from "node:crypto";
import { chmodSync, constants, copyFileSync, existsSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { StoreUnavailableError } from "../../errors/store-unavailable-error.js";
import { makeFolder } from "../../lib/make-folder.js";
import { openExisting } from "../sqlite/libsql-database.js";
import { BackupError, checkBackup } from "./check-backup.js";
import { syncPath } from "./sync-path.js";

/** Result of a restore. */
export interface Restoration {
  readonly accounts: number;
  /** New path of the store that was there before. */
  readonly keptAside: string | undefined;
}

/**
 * Puts a checked copy of a backup in the place of the store, and keeps the old store beside it.
 *
 * @param now Names the old store.
 * @throws BackupError if the backup is incomplete or a process has the store open; nothing has changed then.
 */
export async function restoreSqlite(storePath: string, backupPath: string, now: Date): Promise<Restoration> {
  // The second check, of the copy, is the one that counts; this one names the backup in its errors.
  await checkBackup(backupPath);
  makeFolder(dirname(storePath));
  const part = `${storePath}.restoring-${randomUUID()}`;
  try {
    copyFileSync(backupPath, part, constants.COPYFILE_EXCL);
    chmodSync(part, 0o600);
    const { accounts } = await checkBackup(part);
    syncPath(part);
    const keptAside = moveAside(storePath, now);
    renameSync(part, storePath);
    syncPath(dirname(storePath));
    return { accounts, keptAside };
  } finally {
    rmSync(part, { force: true });
  }
}

function moveAside(storePath: string, now: Date): string | undefined {
  if (!existsSync(storePath)) return undefined;
  requireUnused(storePath);
  const aside = `${storePath}.before-${now.toISOString().replace(/\W/g, "")}`;
  // SQLite would apply a remaining write-ahead log to the restored file.
  for (const suffix of ["-wal", "-shm", ""]) {
    if (existsSync(storePath + suffix)) renameSync(storePath + suffix, aside + suffix);
  }
  return aside;
}

/** Leaving WAL mode takes SQLite's exclusive lock, which nobody gets while another process has the file open. */
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
    // A damaged store is a reason to restore; its files are kept.
    if (error.message !== "SQLITE_BUSY" && error.message !== "SQLITE_LOCKED") return;
    throw new BackupError(`${storePath} is open in another process: stop the service first.`, {
      cause: error,
    });
  }
}
