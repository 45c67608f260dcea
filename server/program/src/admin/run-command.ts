import { createKeyHasher, fingerprintPeppers } from "@chart/accounts";
import { createTokenHasher } from "@chart/accounts/sign-in";
import { StartError } from "@chart/base";
import { openStore, runningServiceUrl } from "@chart/store";
import { StoreUnavailableError } from "chart-http/base";
import { CommanderError } from "commander";
import { readAccountsConfig } from "../config/config.js";
import { readDashboardConfig } from "../config/dashboard-config.js";
import { readDatabaseUrl } from "../config/database-url.js";
import type { ProcessEnvironment } from "../config/read-variable.js";
import { readRelease } from "../release/release.js";
import { type Ask, askAt, type Terminal } from "./base/ask.js";
import type { InvitationDeps, Output, Report, RunWithStore } from "./base/command.js";
import { findDatabase } from "./base/find-database.js";
import { type MailSettings, mailSettings } from "./base/mail-settings.js";
import { createProgram } from "./program.js";
import type { StoreFiles } from "./store/backup-commands.js";

/** Folder of the repository, relative to dist/admin. */
const ROOT = new URL("../../../../", import.meta.url);

/**
 * Runs an admin command, such as `account list`, and returns its exit code.
 *
 * @param terminal Where a command asks; without it, every command that would ask needs its option `--yes`.
 */
export async function runCommand(
  environment: ProcessEnvironment,
  parameters: readonly string[],
  output: Output,
  terminal?: Terminal,
): Promise<number> {
  let exitCode = 0;
  const print = ({ json, text, isFault }: Report, asJson: boolean) => {
    output.writeOut(`${asJson ? JSON.stringify(json) : text}\n`);
    if (isFault) exitCode = 1;
  };
  try {
    const program = createProgram(
      {
        release: readRelease(),
        runWithStore: storeRunner(environment, askAt(terminal)),
        findFiles: () => storeFiles(environment),
        readMail: () => readMail(environment),
        environment,
        root: ROOT,
      },
      print,
      output,
    );
    await program.parseAsync(parameters, { from: "user" });
  } catch (error) {
    // Commander has written its own errors, and the help.
    if (error instanceof CommanderError) return error.exitCode;
    output.writeErr(`${reasonOf(error)}\n`);
    return 1;
  }
  return exitCode;
}

function storeFiles(environment: ProcessEnvironment): StoreFiles {
  return {
    database: findDatabase(environment, ROOT),
    pepper: fingerprintPeppers(readAccountsConfig(environment, ROOT)),
    environment,
    locationOf: (url) => readDatabaseUrl(url, ROOT),
  };
}

function storeRunner(environment: ProcessEnvironment, ask: Ask | undefined): RunWithStore {
  return async (action, onOpen) => {
    const database = findDatabase(environment, ROOT);
    const config = readAccountsConfig(environment, ROOT);
    const { planCredits, keyPepper } = config;
    const pepper = fingerprintPeppers(config);
    const store = await openStore(database, { planCredits, pepper });
    onOpen(database);
    try {
      const hashKey = createKeyHasher(keyPepper);
      const invitations = () => invitationDeps(environment);
      const now = () => new Date();
      return await action({ store, planCredits, hashKey, pepper, now, ask, invitations });
    } finally {
      await store.close();
    }
  };
}

/**
 * Reads the dashboard's configuration for an invitation. Called only by the command that needs it, so that the others
 * work without these variables.
 *
 * @throws StartError that names the invalid or missing variable.
 */
function invitationDeps(environment: ProcessEnvironment): InvitationDeps {
  const dashboardConfig = readDashboardConfig(environment);
  const { serviceName, sessionSecret, publicUrl, localUrl } = dashboardConfig;
  if (sessionSecret === undefined) {
    throw new StartError("SESSION_SECRET is required for invitations when NODE_ENV is production");
  }
  const { database } = readAccountsConfig(environment, ROOT);
  if (publicUrl === undefined && database.engine === "postgres") {
    throw new StartError("PUBLIC_URL is required for invitations on PostgreSQL: the link starts with it");
  }
  const knownUrl = publicUrl ?? runningServiceUrl(database, isRunning);
  const baseUrl = knownUrl ?? localUrl;
  return {
    hashToken: createTokenHasher(sessionSecret),
    baseUrl,
    isGuessedUrl: knownUrl === undefined,
    mail: mailSettings(dashboardConfig, baseUrl),
    serviceName,
  };
}

/** Reads what the service sends email with. */
function readMail(environment: ProcessEnvironment): MailSettings | undefined {
  const config = readDashboardConfig(environment);
  return mailSettings(config, config.publicUrl ?? config.localUrl);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process belongs to another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof StoreUnavailableError) {
    return `The store is busy or cannot be reached (${error.message}). Try again.`;
  }
  return error instanceof Error ? error.message : String(error);
}
