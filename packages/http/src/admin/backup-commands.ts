import { resolve } from "node:path";
import type { Command } from "commander";
import type { DatabaseLocation } from "../config/database-location.js";
import { backUpSqlite } from "../database/backup/backup-sqlite.js";
import { restoreSqlite } from "../database/backup/restore-sqlite.js";
import { AdminError, type Report } from "./command.js";

/** Does something with the store's file, which it does not open, and prints the report. */
export type ReportingOnFile = (
  command: Command,
  action: (database: DatabaseLocation, file: string) => Promise<Report>,
) => void;

/** `backup <file> | restore <file>`. */
export function addBackupCommands(program: Command, reporting: ReportingOnFile): void {
  reporting(
    program
      .command("backup")
      .description("copy the SQLite store into a new file, also while a service runs on it")
      .argument("<file>", "the file to write, which must not exist"),
    backUp,
  );
  reporting(
    program
      .command("restore")
      .description(
        "put a backup in the place of the SQLite store, which no service may have open; the old store is kept beside it",
      )
      .argument("<file>", "a file that backup has written"),
    restore,
  );
}

async function backUp(database: DatabaseLocation, file: string): Promise<Report> {
  const path = resolve(file);
  const { bytes, accounts } = await backUpSqlite(sqlitePath(database), path);
  return { json: { file: path, bytes, accounts }, text: `${path}: ${accounts} accounts, ${bytes} bytes` };
}

async function restore(database: DatabaseLocation, file: string): Promise<Report> {
  const store = sqlitePath(database);
  const { accounts, keptAside } = await restoreSqlite(store, resolve(file), new Date());
  const aside = keptAside === undefined ? "" : `\nThe store that was there is now ${keptAside}`;
  return { json: { store, accounts, keptAside }, text: `${store}: ${accounts} accounts${aside}` };
}

function sqlitePath(database: DatabaseLocation): string {
  if (database.engine === "sqlite") return database.path;
  throw new AdminError(
    "The store is in PostgreSQL: use pg_dump and pg_restore, or its continuous archiving.",
  );
}
