import type { AccountDetails, Role } from "@chart/accounts";
import { openOperatorAccount } from "@chart/accounts";
import type { RoleChange } from "@chart/accounts/sign-in";
import { type Command, Option } from "commander";
import { accountJson } from "./account-text.js";
import {
  type AddAction,
  type AdminDeps,
  AdminError,
  accountDeps,
  commandAudit,
  type Report,
  requireAccount,
} from "./base/command.js";
import { ACCOUNT_OPTION, emailAddress } from "./base/options.js";
import { sendInvitation } from "./invitation-commands.js";

const ROLES: readonly Role[] = ["customer", "operator"];

export function addOperatorCommands(account: Command, addAction: AddAction): void {
  addAction(
    account
      .command("operator")
      .description(
        "create an operator, who manages all accounts in the dashboard and has no credits and no API key, and invite them",
      )
      .requiredOption("--email <email>", "email address, which no other account may have", emailAddress),
    inviteOperator,
  );
  addAction(
    account
      .command("set-role")
      .description(
        "change an account's role: an operator has no API key, and a customer begins a period with the plan's credits",
      )
      .requiredOption(...ACCOUNT_OPTION)
      .addOption(
        new Option("--role <role>", "role; operators see and change all accounts")
          .choices(ROLES)
          .makeOptionMandatory(),
      ),
    setRole,
  );
}

/** Creates the account of an operator. */
export async function createOperator(deps: AdminDeps, email: string): Promise<Report> {
  const account = await openOperator(deps, email);
  return {
    json: accountJson(account),
    text: `account  ${account.id}  ${account.email}  operator\nInvite them: account invite --account ${account.email}`,
  };
}

async function inviteOperator(deps: AdminDeps, { email }: { email: string }): Promise<Report> {
  // Throws for an incomplete configuration before an account is created that could not be invited.
  deps.invitations();
  const existing = await deps.store.accounts.find(email, deps.now());
  if (existing?.role === "customer") {
    throw new AdminError(
      `The email address ${email} has a customer's account. Use another address, or make it an operator: account set-role --account ${email} --role operator`,
    );
  }
  return sendInvitation(deps, existing ?? (await openOperator(deps, email)));
}

async function openOperator(deps: AdminDeps, email: string): Promise<AccountDetails> {
  const accountId = await openOperatorAccount(accountDeps(deps), email, (id) =>
    commandAudit(deps, "account.created", id, "operator"),
  );
  if (accountId === undefined) throw new AdminError(`The email address ${email} already has an account.`);
  return requireAccount(deps, accountId);
}

async function setRole(deps: AdminDeps, options: { account: string; role: Role }): Promise<Report> {
  const { id, email } = await requireAccount(deps, options.account);
  const { role } = options;
  const audit = commandAudit(deps, "account.role", id, role);
  const change = await deps.store.signIn.setRole(id, role, deps.now(), audit);
  if (change !== "changed") throw new AdminError(REFUSALS[change](email));
  return { json: { accountId: id, email, role }, text: `${email} now has the role ${role}.` };
}

const REFUSALS: Readonly<Record<Exclude<RoleChange, "changed">, (email: string) => string>> = {
  "last-operator": (email) =>
    `${email} is the last active operator. Nothing was changed. Create another one first: account operator --email <email>`,
  "has-key": (email) =>
    `${email} has an API key, and an operator has none. Nothing was changed. Create an operator with another address (account operator --email <email>), or delete the keys first (key list --account ${email}).`,
};
