import { Command } from "commander";
import type { DatabaseLocation } from "../config/database-location.js";
import { addAccountCommands } from "./account-commands.js";
import { addBackupCommands, type ReportingOnFile } from "./backup-commands.js";
import type { Report, Reporting, RunWithStore } from "./command.js";
import { addCreditsCommands } from "./credits-commands.js";
import { addKeyCommands } from "./key-commands.js";

/** The admin command: nouns, each with its verbs. */
export function createProgram(runWithStore: RunWithStore, findDatabase: () => DatabaseLocation): Command {
  const program = new Command("npm run --silent admin --")
    .description("Accounts, keys and credits of the chart service. Reads the service's own configuration.")
    .showSuggestionAfterError(false);

  const reporting: Reporting = (command, action) => {
    command.option("--json", "print one JSON document").action(async (options) => {
      print(await runWithStore((deps) => action(deps, options)), options.json);
    });
  };

  const reportingOnFile: ReportingOnFile = (command, action) => {
    command.option("--json", "print one JSON document").action(async (file: string, options) => {
      print(await action(findDatabase(), file), options.json);
    });
  };

  addAccountCommands(program.command("account").description("make, look at and change accounts"), reporting);
  addKeyCommands(program.command("key").description("replace API keys"), reporting);
  addCreditsCommands(program.command("credits").description("give credits and check balances"), reporting);
  addBackupCommands(program, reportingOnFile);
  return program;
}

function print({ json, text, isFault }: Report, asJson: boolean | undefined): void {
  process.stdout.write(`${asJson ? JSON.stringify(json) : text}\n`);
  if (isFault) process.exitCode = 1;
}
