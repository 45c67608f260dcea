import { resolve } from "node:path";
import type { PepperFingerprints } from "@chart/accounts";
import { type DatabaseLocation, databaseText } from "@chart/store";
import { backUp, copyStore, restore } from "@chart/store/backup";
import type { Command } from "commander";
import type { ProcessEnvironment } from "../../config/read-variable.js";
import type { Report } from "../base/command.js";
import { lastEntryText } from "../base/last-entry-text.js";
import { restorationText } from "./restoration-text.js";

/** A store that a command works on without the rest of the service, and the environment of programs that it runs. */
export interface StoreFiles {
  readonly database: DatabaseLocation;
  readonly pepper: PepperFingerprints;
  readonly environment: ProcessEnvironment;
  /** Reads another location, as that of DATABASE_URL. */
  readonly locationOf: (url: string) => DatabaseLocation;
}

/** Gives a command its action on the store itself, and prints the action's report. Opens no store. The path is that of the command's argument, empty without one. */
export type AddFileAction = <Options>(
  command: Command,
  action: (store: StoreFiles, options: Options, path: string) => Promise<Report>,
) => void;

export function addBackupCommands(program: Command, addAction: AddFileAction): void {
  addAction(
    program
      .command("backup")
      .description("copy the store to a new file, even while the service runs")
      .argument("<path>", "file to create, which must not exist, or folder for it"),
    makeBackup,
  );
  addAction<RestoreFlags>(
    program
      .command("restore")
      .description(
        "replace the store with a backup and keep the old store under another name; stop the service first",
      )
      .argument("<path>", "backup, or folder whose newest backup is taken")
      .option("--keep-revoked", "end keys that were revoked since the backup (default)")
      .option("--no-keep-revoked", "let keys that were revoked since the backup work again"),
    makeRestoration,
  );
  addAction<CopyFlags>(
    program
      .command("copy")
      .description("copy the store with everything in it to another database; stop the service first")
      .requiredOption("--to <url>", "database that gets the copy, as for DATABASE_URL: postgres: or file:")
      .option("--replace", "replace another store there, which is kept under another name"),
    makeCopy,
  );
}

async function makeBackup(
  { database, environment }: StoreFiles,
  _options: object,
  path: string,
): Promise<Report> {
  const { file, accounts, bytes, unrecorded } = await backUp(
    database,
    resolve(path),
    new Date(),
    environment,
  );
  const note =
    unrecorded === undefined
      ? ""
      : `\nThe backup is complete, but its time, or what has ended until then, could not be recorded (${unrecorded}).`;
  return {
    json: { file, bytes, accounts, isRecorded: unrecorded === undefined },
    text: `${file}: ${accounts} accounts, ${bytes} bytes${note}`,
  };
}

interface RestoreFlags {
  readonly keepRevoked?: boolean;
}

async function makeRestoration(
  { database, environment }: StoreFiles,
  { keepRevoked = true }: RestoreFlags,
  path: string,
): Promise<Report> {
  const options = { now: new Date(), environment, keepsRevoked: keepRevoked };
  const restoration = await restore(database, resolve(path), options);
  return {
    json: { store: databaseText(database), ...restoration },
    text: restorationText(database, restoration),
  };
}

interface CopyFlags {
  readonly to: string;
  readonly replace?: boolean;
}

async function makeCopy(
  { database, pepper, environment, locationOf }: StoreFiles,
  { to, replace = false }: CopyFlags,
): Promise<Report> {
  const target = locationOf(to);
  const options = { now: new Date(), environment, pepper, replaces: replace };
  const copy = await copyStore(database, target, options);
  const { accounts, rows, lastEntryAt, keptAside, wasThere } = copy;
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return {
    json: { from: databaseText(database), to: databaseText(target), ...copy },
    text: [
      `${databaseText(target)}: ${wasThere ? "had it already, " : ""}${accounts} accounts, ${total} rows, all balances equal`,
      ...Object.entries(rows)
        .filter(([, count]) => count > 0)
        .map(([table, count]) => `  ${table}: ${count}`),
      `In both, ${lastEntryText(lastEntryAt)}.`,
      ...(keptAside === undefined ? [] : [`The store that was there was kept as ${keptAside}`]),
      "Set DATABASE_URL to the new database, with the same KEY_PEPPER, and start the service.",
    ].join("\n"),
  };
}
