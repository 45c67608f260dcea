import { resolve } from "node:path";
import { type DatabaseLocation, databaseText } from "@chart/store";
import { backUp, restore } from "@chart/store/backup";
import type { Command } from "commander";
import type { ProcessEnvironment } from "../config/read-variable.js";
import type { Report } from "./command.js";
import { restorationText } from "./restoration-text.js";

/** A store that a command works on without the rest of the service, and the environment of programs that it runs. */
export interface StoreFiles {
  readonly database: DatabaseLocation;
  readonly environment: ProcessEnvironment;
}

/** Gives a command its action on the store itself, and prints the action's report. Opens no store. */
export type AddFileAction = <Options>(
  command: Command,
  action: (store: StoreFiles, path: string, options: Options) => Promise<Report>,
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
}

async function makeBackup({ database, environment }: StoreFiles, path: string): Promise<Report> {
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
  path: string,
  { keepRevoked = true }: RestoreFlags,
): Promise<Report> {
  const options = { now: new Date(), environment, keepsRevoked: keepRevoked };
  const restoration = await restore(database, resolve(path), options);
  return {
    json: { store: databaseText(database), ...restoration },
    text: restorationText(database, restoration),
  };
}
