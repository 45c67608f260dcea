import { resolve } from "node:path";
import type { DatabaseLocation } from "@chart/store";
import { backUpSqlite, recordBackup, restoreSqlite } from "@chart/store/backup";
import type { Command } from "commander";
import { AdminError, type Report } from "./command.js";

/** Gives a command its action on the store's file, and prints the action's report. Opens no store. */
export type AddFileAction = (
  command: Command,
  action: (database: DatabaseLocation, file: string) => Promise<Report>,
) => void;

export function addBackupCommands(program: Command, addAction: AddFileAction): void {
  addAction(
    program
      .command("backup")
      .description("copy the SQLite store to a new file, even while the service runs")
      .argument("<file>", "file to create; it must not exist"),
    backUp,
  );
  addAction(
    program
      .command("restore")
      .description(
        "replace the SQLite store with a backup and keep the old store under another name; stop the service first",
      )
      .argument("<file>", "backup file to restore"),
    restore,
  );
}

async function backUp(database: DatabaseLocation, file: string): Promise<Report> {
  const path = resolve(file);
  const storePath = sqlitePath(database);
  const startedAt = new Date();
  const { bytes, accounts } = await backUpSqlite(storePath, path);
  const note = noteOf(() => recordBackup(storePath, startedAt));
  return {
    json: { file: path, bytes, accounts, isRecorded: note === undefined },
    text: `${path}: ${accounts} accounts, ${bytes} bytes${note ?? ""}`,
  };
}

/** Records a backup; returns a note if that failed, because the backup itself is complete. */
function noteOf(record: () => void): string | undefined {
  try {
    record();
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `\nThe backup is complete, but its time could not be recorded in the store (${reason}).`;
  }
}

async function restore(database: DatabaseLocation, file: string): Promise<Report> {
  const store = sqlitePath(database);
  const { accounts, keptAside, deletedSince } = await restoreSqlite(store, resolve(file), new Date());
  const aside = keptAside === undefined ? "" : `\nThe previous store was kept as ${keptAside}`;
  return {
    json: { store, accounts, keptAside, deletedSince },
    text: `${store}: ${accounts} accounts${aside}${deletionText(deletedSince)}`,
  };
}

/** Names the accounts that are back although they were deleted, with the commands that delete them again. */
function deletionText(accountIds: readonly string[] | undefined): string {
  if (accountIds === undefined) {
    return "\nThe previous store cannot be read. Accounts that were deleted after the backup are back: delete them again.";
  }
  if (accountIds.length === 0) return "";
  const commands = accountIds.map(
    (id) => `  account delete --account ${id} --yes --reason "deleted before the restore"`,
  );
  return `\nAccounts that were deleted after the backup are back. Delete them again:\n${commands.join("\n")}`;
}

function sqlitePath(database: DatabaseLocation): string {
  if (database.engine === "sqlite") return database.path;
  throw new AdminError(
    "The store is in PostgreSQL: use pg_dump and pg_restore, or its continuous archiving.",
  );
}
