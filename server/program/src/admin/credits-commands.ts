import type { LedgerDifference } from "@chart/accounts";
import type { Command } from "commander";
import { accountJson, accountText } from "./account-text.js";
import {
  type AddAction,
  type AdminDeps,
  commandAudit,
  type Report,
  requireAccount,
  requireCustomer,
} from "./base/command.js";
import { lastEntryText } from "./base/last-entry-text.js";
import { ACCOUNT_OPTION, creditsFrom, someText } from "./base/options.js";

export function addCreditsCommands(credits: Command, addAction: AddAction): void {
  addAction(
    credits
      .command("grant")
      .description("grant an account credits that never expire; they are used after its monthly credits")
      .requiredOption(...ACCOUNT_OPTION)
      .requiredOption("--amount <n>", "number of credits", creditsFrom(1))
      .requiredOption("--reason <reason>", "reason, which is kept in the ledger", someText),
    grant,
  );
  addAction(
    credits
      .command("check")
      .description(
        "compare every balance with its ledger; print the differences, and exit with code 1 if there are any",
      ),
    check,
  );
}

async function grant(
  deps: AdminDeps,
  options: { account: string; amount: number; reason: string },
): Promise<Report> {
  const { id } = await requireCustomer(deps, options.account);
  const { amount, reason } = options;
  const audit = commandAudit(deps, "credits.granted", id, `${amount}: ${reason}`);
  await deps.store.accounts.grantCredits(id, { amount, reason, grantedAt: deps.now() }, audit);
  const account = await requireAccount(deps, id);
  const keys = await deps.store.keys.list(id);
  return { json: accountJson(account), text: accountText(account, keys, deps.now()) };
}

async function check({ store }: AdminDeps): Promise<Report> {
  const { accounts, lastEntryAt, differences } = await store.accounts.checkLedger();
  const isFault = differences.length > 0;
  return {
    json: { accounts, lastEntryAt, differences },
    text: isFault
      ? differences.map(differenceLine).join("\n")
      : `The balances of all accounts (${accounts}) equal the sums of their ledgers; ${lastEntryText(lastEntryAt)}.`,
    isFault,
  };
}

function differenceLine(difference: LedgerDifference): string {
  const { accountId, allocationCredits, allocationLedger, grantedCredits, grantedLedger } = difference;
  const monthly = `monthly credits ${allocationCredits}, in the ledger ${allocationLedger}`;
  return `${accountId}: ${monthly}; granted credits ${grantedCredits}, in the ledger ${grantedLedger}`;
}
