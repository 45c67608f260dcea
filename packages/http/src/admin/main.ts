import { createKeyHasher } from "../accounts/api-key.js";
import { fingerprintPeppers } from "../accounts/pepper-fingerprint.js";
import { readAccountsConfig } from "../config/config.js";
import { readDashboardConfig } from "../config/dashboard-config.js";
import { StartError } from "../config/start-error.js";
import { openStore } from "../database/open-store.js";
import { StoreUnavailableError } from "../errors/store-unavailable-error.js";
import { createSmtpMailer } from "../mail/smtp-mailer.js";
import { createTokenHasher } from "../sign-in/tokens.js";
import type { InvitationDeps, RunWithStore } from "./command.js";
import { createProgram } from "./program.js";

/** Folder of the repository, relative to dist/admin. */
const ROOT = new URL("../../../../", import.meta.url);

const readConfig = () => readAccountsConfig(process.env, ROOT);

const runWithStore: RunWithStore = async (action) => {
  const config = readConfig();
  const { database, planCredits, keyPepper } = config;
  const pepper = fingerprintPeppers(config);
  const store = await openStore(database, { planCredits, pepper });
  try {
    const hashKey = createKeyHasher(keyPepper);
    return await action({ store, planCredits, hashKey, pepper, now: () => new Date(), invitations });
  } finally {
    await store.close();
  }
};

const program = createProgram(runWithStore, () => readConfig().database);

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
}

/**
 * Reads the dashboard's configuration for an invitation. Called only by the command that needs it, so that the others
 * work without these variables.
 *
 * @throws StartError that names the invalid or missing variable.
 */
function invitations(): InvitationDeps {
  const { sessionSecret, smtpUrl, baseUrl } = readDashboardConfig(process.env);
  if (sessionSecret === undefined) {
    throw new StartError("SESSION_SECRET is required for invitations when NODE_ENV is production");
  }
  const mailer = smtpUrl === undefined ? undefined : createSmtpMailer(smtpUrl, new URL(baseUrl).hostname);
  return { hashToken: createTokenHasher(sessionSecret), baseUrl, mailer };
}

function reasonOf(error: unknown): string {
  if (error instanceof StoreUnavailableError) {
    return `The store is busy or cannot be reached (${error.message}). Try again.`;
  }
  return error instanceof Error ? error.message : String(error);
}
