import { randomUUID } from "node:crypto";
import { closeSync, existsSync, linkSync, openSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { openExisting } from "../sqlite/libsql-database.js";
import { BackupError, checkBackup } from "./check-backup.js";
import { syncPath } from "./sync-path.js";

/** Size of a backup. */
export interface Backup {
  readonly bytes: number;
  readonly accounts: number;
}

/**
 * Copies a consistent snapshot of a store to a new file that only its owner may read, even while a service uses the
 * store. The copy gets its final name only after it was verified and synced to disk.
 *
 * @throws BackupError if the file exists already or cannot be written, or if the copy is incomplete.
 */
export async function backUpSqlite(storePath: string, targetPath: string): Promise<Backup> {
  if (!existsSync(storePath)) throw new BackupError(`There is no store at ${storePath}.`);
  if (existsSync(targetPath)) throw new BackupError(`${targetPath} exists already; it was not overwritten.`);
  const part = `${targetPath}.part-${randomUUID()}`;
  try {
    closeSync(openSync(part, "wx", 0o600));
    copyStore(storePath, part);
    const { accounts } = await checkBackup(part);
    syncPath(part);
    // Unlike a rename, a link never replaces a file that another process has created in the meantime.
    linkSync(part, targetPath);
    rmSync(part);
    syncPath(dirname(targetPath));
    return { bytes: statSync(targetPath).size, accounts };
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${targetPath} could not be written (${(error as NodeJS.ErrnoException).code}).`, {
      cause: error,
    });
  } finally {
    rmSync(part, { force: true });
  }
}

/** Copies the store in one read transaction, which does not block writers. */
function copyStore(storePath: string, emptyFile: string): void {
  const database = openExisting(storePath);
  try {
    database.prepare("vacuum into ?").run([emptyFile]);
  } finally {
    database.close();
  }
}
