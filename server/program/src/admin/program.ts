import { type DatabaseLocation, databaseText } from "@chart/store";
import { Command } from "commander";
import { type Release, releaseText } from "../release/release.js";
import { addAccountCommands } from "./account-commands.js";
import type { AddAction, Output, PrintReport, RunWithStore } from "./base/command.js";
import { addCheckCommand, type CheckDeps } from "./check/check-command.js";
import { addCreditsCommands } from "./credits-commands.js";
import { addKeyCommands } from "./key-commands.js";
import { addMailCommands } from "./mail-commands.js";
import { type AddFileAction, addBackupCommands, type StoreFiles } from "./store/backup-commands.js";
import { addUsageCommand } from "./usage-command.js";

/** Dependencies of the commands; each part is read when a command needs it. */
export interface ProgramDeps extends CheckDeps {
  /** The release that `--version` prints. */
  readonly release: Release;
  readonly runWithStore: RunWithStore;
  /**
   * Reads the location of the store, for commands that work on it as a whole; throws if there is none that the service
   * can have meant.
   */
  readonly findFiles: () => StoreFiles;
}

/**
 * Creates the admin command: nouns such as `account`, each with its verbs.
 *
 * @param print Prints the report of a command that has run.
 * @param output Receives the help and the errors of the command line, which are thrown as CommanderError, too.
 */
export function createProgram(deps: ProgramDeps, print: PrintReport, output: Output): Command {
  const { release, runWithStore, findFiles, readMail } = deps;
  const program = new Command("npm run --silent admin --")
    .description(
      "Manages the accounts, API keys and credits of the service. Run it with the environment variables of the service.",
    )
    .version(releaseText(release), "--version", "print the version and the commit that it was built from")
    .showSuggestionAfterError(false)
    .exitOverride()
    .configureOutput(output);

  // Shows people which store the environment leads to. Uses standard error, because programs read standard output.
  const nameStore = (database: DatabaseLocation) => output.writeErr(`Store: ${databaseText(database)}\n`);

  const addAction: AddAction = (command, action) => {
    command.option("--json", "print one JSON document").action(async (options) => {
      const asJson = options.json === true;
      print(await runWithStore((deps) => action(deps, options), asJson ? () => {} : nameStore), asJson);
    });
  };

  const addFileAction: AddFileAction = (command, action) => {
    command.option("--json", "print one JSON document").action(async (...given) => {
      // The arguments of the command, its options, and the command itself.
      const [options, path] = given.length > 2 ? [given[1], String(given[0])] : [given[0], ""];
      const asJson = options.json === true;
      const files = findFiles();
      const report = await action(files, options, path);
      if (!asJson) nameStore(files.database);
      print(report, asJson);
    });
  };

  addAccountCommands(program.command("account").description("create, view and change accounts"), addAction);
  addKeyCommands(program.command("key").description("create, list, replace and delete API keys"), addAction);
  addCreditsCommands(program.command("credits").description("grant credits and check balances"), addAction);
  addMailCommands(program.command("mail").description("test the mail server"), readMail, print);
  addCheckCommand(program, deps, print);
  addUsageCommand(program, addAction);
  addBackupCommands(program, addFileAction);
  return program;
}
