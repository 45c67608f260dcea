import type { AccountDetails } from "@chart/accounts";
import type { Command } from "commander";
import { accountLine } from "./account-text.js";
import type { Ask } from "./base/ask.js";
import {
  type AddAction,
  type AdminDeps,
  AdminError,
  commandAudit,
  type Report,
  requireAccount,
} from "./base/command.js";
import { ACCOUNT_OPTION, someText } from "./base/options.js";

const REASON_OPTION = ["--reason <reason>", "reason, which is kept in the audit log", someText] as const;

/** Adds `account remove-second-factor | delete`. */
export function addClosingCommands(account: Command, addAction: AddAction): void {
  addAction(
    account
      .command("remove-second-factor")
      .description("let a person who has lost their phone and recovery codes sign in with the password only")
      .requiredOption(...ACCOUNT_OPTION)
      .requiredOption(...REASON_OPTION),
    removeSecondFactor,
  );
  addAction(
    account
      .command("delete")
      .description(
        "delete an account for good: its keys, sessions, credits, log and address; its ledger stays under its id",
      )
      .requiredOption(...ACCOUNT_OPTION)
      .requiredOption(...REASON_OPTION)
      .option("--yes", "do not ask first"),
    deleteAccount,
  );
}

interface ClosingOptions {
  readonly account: string;
  readonly reason: string;
}

async function removeSecondFactor(deps: AdminDeps, options: ClosingOptions): Promise<Report> {
  const { id, email } = await requireAccount(deps, options.account);
  const audit = commandAudit(deps, "second-factor.removed", id, options.reason);
  if (!(await deps.store.secondFactors.remove(id, audit))) {
    throw new AdminError(`${email} has no second factor.`);
  }
  return {
    json: { accountId: id, email, isRemoved: true },
    text: `${email} now signs in with the password only.`,
  };
}

async function deleteAccount(
  deps: AdminDeps,
  options: ClosingOptions & { readonly yes?: boolean },
): Promise<Report> {
  const confirm = options.yes === true ? undefined : confirmAt(deps.ask);
  const account = await requireAccount(deps, options.account);
  await confirm?.(account);
  const { id, email } = account;
  const { store, now } = deps;
  const audit = commandAudit(deps, "account.deleted", id, options.reason);
  const outcome = await store.accountData.deleteAccount(id, now(), audit);
  if (outcome === "last-operator") {
    throw new AdminError(
      `${email} is the only operator. Make another account an operator first: "account set-role".`,
    );
  }
  if (outcome === "not-found") throw new AdminError(`The account ${options.account} was deleted already.`);
  while (await store.accountData.purgeDeleted(now()));
  return {
    json: { accountId: id, email, isDeleted: true },
    text: `The account ${id} of ${email} was deleted. Its keys stopped working immediately.`,
  };
}

/**
 * Creates the function that shows an account and asks for its name, so that a slip in `--account` deletes nobody else's.
 *
 * @throws AdminError without a terminal; the created function throws it for any other answer.
 */
function confirmAt(ask: Ask | undefined): (account: AccountDetails) => Promise<void> {
  if (ask === undefined) {
    throw new AdminError(
      "There is no terminal to ask at. To delete the account without a question, add --yes.",
    );
  }
  return async (account) => {
    const question = `${accountLine(account)}\nThis cannot be undone. To delete the account, type its email address or its id: `;
    const answer = (await ask(question))?.trim().toLowerCase() ?? "";
    if (answer === account.id.toLowerCase() || answer === account.email.toLowerCase()) return;
    throw new AdminError("That is neither the email address nor the id of the account. Nothing was deleted.");
  };
}
