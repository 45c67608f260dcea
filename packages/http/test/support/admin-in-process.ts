import { Command } from "commander";
import { createKeyHasher } from "../../src/accounts/api-key.js";
import { fingerprintPeppers } from "../../src/accounts/pepper-fingerprint.js";
import { addAccountCommands } from "../../src/admin/account-commands.js";
import type { AddAction, InvitationDeps, Report } from "../../src/admin/command.js";
import { addCreditsCommands } from "../../src/admin/credits-commands.js";
import { readAccountsConfig } from "../../src/config/config.js";
import { readDashboardConfig } from "../../src/config/dashboard-config.js";
import { openStore } from "../../src/database/open-store.js";
import { createSmtpMailer } from "../../src/mail/smtp-mailer.js";
import { createTokenHasher } from "../../src/sign-in/tokens.js";

const ROOT = new URL("../../../../", import.meta.url);

/**
 * Runs an account or credits command in this process and returns the output of `--json`. A separate process takes most
 * of a second to start, so only tests of the command itself use one.
 */
export async function adminInProcess<Answer>(
  environment: Record<string, string>,
  ...parameters: string[]
): Promise<Answer> {
  let report: Report | undefined;
  const addAction: AddAction = (command, action) => {
    command.action(async (options) => {
      const config = readAccountsConfig(environment, ROOT);
      const { planCredits, keyPepper } = config;
      const pepper = fingerprintPeppers(config);
      const store = await openStore(config.database, { planCredits, pepper });
      try {
        const hashKey = createKeyHasher(keyPepper);
        const invitations = () => invitationDeps(environment);
        report = await action(
          { store, planCredits, hashKey, pepper, now: () => new Date(), invitations },
          options,
        );
      } finally {
        await store.close();
      }
    });
  };
  const program = new Command().exitOverride();
  addAccountCommands(program.command("account"), addAction);
  addCreditsCommands(program.command("credits"), addAction);
  await program.parseAsync(parameters, { from: "user" });
  return JSON.parse(JSON.stringify(report?.json));
}

function invitationDeps(environment: Record<string, string>): InvitationDeps {
  const { sessionSecret = "", smtpUrl, baseUrl } = readDashboardConfig(environment);
  const mailer = smtpUrl === undefined ? undefined : createSmtpMailer(smtpUrl, new URL(baseUrl).hostname);
  return { hashToken: createTokenHasher(sessionSecret), baseUrl, mailer };
}
