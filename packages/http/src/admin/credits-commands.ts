import type { Command } from "commander";
import type { LedgerDifference } from "../accounts/account-store.js";
import { accountJson, accountText } from "./account-text.js";
import { type AdminDeps, commandAudit, type Report, type Reporting, requireAccount } from "./command.js";
import { ACCOUNT_OPTION, creditsFrom, someText } from "./options.js";

/** `credits grant | check`. */
export function addCreditsCommands(credits: Command, reporting: Reporting): void {
  reporting(
    credits
      .command("grant")
      .description("give an account credits that never lapse; they are spent after the plan's allocation")
      .requiredOption(...ACCOUNT_OPTION)
      .requiredOption("--amount <n>", "how many", creditsFrom(1))
      .requiredOption("--reason <reason>", "why, for the ledger", someText),
    grant,
  );
  reporting(
    credits
      .command("check")
      .description("compare every balance with its ledger; a difference is printed, and the exit code is 1"),
    check,
  );
}

async function grant(
  deps: AdminDeps,
  options: { account: string; amount: number; reason: string },
): Promise<Report> {
  const { id } = await requireAccount(deps, options.account);
  const { amount, reason } = options;
  const audit = commandAudit(deps, "credits.granted", id, `${amount}: ${reason}`);
  await deps.store.accounts.grantCredits(id, { amount, reason, grantedAt: deps.now() }, audit);
  const account = await requireAccount(deps, id);
  return { json: accountJson(account), text: accountText(account) };
}

async function check({ store }: AdminDeps): Promise<Report> {
  const { accounts, differences } = await store.accounts.checkLedger();
  const isFault = differences.length > 0;
  return {
    json: { accounts, differences },
    text: isFault
      ? differences.map(differenceLine).join("\n")
      : `The balances of all accounts (${accounts}) are the sums of their ledgers.`,
    isFault,
  };
}

function differenceLine(difference: LedgerDifference): string {
  const { accountId, allocationCredits, allocationLedger, grantedCredits, grantedLedger } = difference;
  return `${accountId}: allocation ${allocationCredits}, its ledger ${allocationLedger}; granted ${grantedCredits}, its ledger ${grantedLedger}`;
}
