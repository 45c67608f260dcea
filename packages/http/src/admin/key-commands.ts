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

/** Adds `key rotate | peppers`. */
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
  addAction(
    key
      .command("peppers")
      .description("count the active API keys of each pepper, while KEY_PEPPER is replaced"),
    countByPepper,
  );
}

async function countByPepper({ store, pepper }: AdminDeps): Promise<Report> {
  const counts = new Map(
    (await store.accounts.countKeysByPepper()).map(({ fingerprint, keys }) => [fingerprint, keys]),
  );
  const keysOf = (fingerprint: string | undefined) => counts.get(fingerprint ?? "") ?? 0;
  const [current, previous] = [keysOf(pepper.current), keysOf(pepper.previous)];
  const all = [...counts.values()].reduce((sum, keys) => sum + keys, 0);
  const other = all - current - previous;
  return {
    json: { current, previous, other },
    text: `under KEY_PEPPER           ${current}
under KEY_PEPPER_PREVIOUS  ${previous}
under another pepper       ${other}`,
  };
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
