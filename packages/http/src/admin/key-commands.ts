import type { Command } from "commander";
import { rotateKey } from "../accounts/rotate-key.js";
import { accountLine, newKeyText } from "./account-text.js";
import {
  type AdminDeps,
  accountDeps,
  commandAudit,
  type Report,
  type Reporting,
  requireAccount,
} from "./command.js";
import { ACCOUNT_OPTION } from "./options.js";

/** `key rotate`. */
export function addKeyCommands(key: Command, reporting: Reporting): void {
  reporting(
    key
      .command("rotate")
      .description("replace an account's key by a new one, shown only once; the old one fails from now on")
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
