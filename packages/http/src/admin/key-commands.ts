import type { Command } from "commander";
import { rotateKey } from "../accounts/rotate-key.js";
import { accountLine, newKeyText } from "./account-text.js";
import {
  type AddAction,
  type AdminDeps,
  accountDeps,
  commandAudit,
  type Report,
  requireAccount,
} from "./command.js";
import { ACCOUNT_OPTION } from "./options.js";

/** Adds `key rotate`. */
export function addKeyCommands(key: Command, addAction: AddAction): void {
  addAction(
    key
      .command("rotate")
      .description(
        "replace an account's API key: the old key stops working immediately, the new one is shown only once",
      )
      .requiredOption(...ACCOUNT_OPTION),
    rotate,
  );
}

async function rotate(deps: AdminDeps, options: { account: string }): Promise<Report> {
  const account = await requireAccount(deps, options.account);
  const audit = commandAudit(deps, "key.rotated", account.id, `replaced ${account.keyHint}`);
  const apiKey = await rotateKey(accountDeps(deps), account.id, audit);
  return {
    json: { accountId: account.id, apiKey, email: account.email },
    text: `account  ${accountLine(account)}\n${newKeyText(apiKey)}`,
  };
}
