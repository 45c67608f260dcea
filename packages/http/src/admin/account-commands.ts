import type { Command } from "commander";
import type { AccountStatus } from "../accounts/account.js";
import { openAccount } from "../accounts/open-account.js";
import type { Plan } from "../accounts/plan.js";
import { accountJson, accountLine, accountText, newKeyText } from "./account-text.js";
import {
  type AdminDeps,
  AdminError,
  accountDeps,
  commandAudit,
  type Report,
  type Reporting,
  requireAccount,
} from "./command.js";
import { addInvitationCommands } from "./invitation-commands.js";
import { ACCOUNT_OPTION, creditsFrom, emailAddress, planOption } from "./options.js";

/** `account create | list | show | deactivate | activate | set-plan | set-role | invite`. */
export function addAccountCommands(account: Command, reporting: Reporting): void {
  reporting(
    account
      .command("create")
      .description("make an account with one API key, which is shown only once")
      .requiredOption("--email <email>", "its e-mail address, which no other account may have", emailAddress)
      .addOption(planOption())
      .option("--credits <n>", "the opening balance, instead of the plan's allocation", creditsFrom(0)),
    create,
  );
  reporting(account.command("list").description("all accounts, oldest first"), list);
  reporting(
    account
      .command("show")
      .description("one account, its balance and its period")
      .requiredOption(...ACCOUNT_OPTION),
    show,
  );
  reporting(
    account
      .command("deactivate")
      .description("refuse every request of an account from now on; its key and credits are kept")
      .requiredOption(...ACCOUNT_OPTION),
    (deps, options: { account: string }) => setStatus(deps, options.account, "inactive"),
  );
  reporting(
    account
      .command("activate")
      .description("let a deactivated account work again")
      .requiredOption(...ACCOUNT_OPTION),
    (deps, options: { account: string }) => setStatus(deps, options.account, "active"),
  );
  reporting(
    account
      .command("set-plan")
      .description("change the plan: its endpoints at once, its allocation from the next period on")
      .requiredOption(...ACCOUNT_OPTION)
      .addOption(planOption()),
    setPlan,
  );
  addInvitationCommands(account, reporting);
}

async function create(
  deps: AdminDeps,
  { email, plan, credits }: { email: string; plan: Plan; credits?: number },
): Promise<Report> {
  const request = { email, plan, credits: credits ?? deps.planCredits[plan] };
  const opened = await openAccount(accountDeps(deps), request, (accountId) =>
    commandAudit(deps, "account.created", accountId, `plan ${plan}, ${request.credits} credits`),
  );
  if (opened === undefined) throw new AdminError(`There is already an account ${email}.`);
  const account = await requireAccount(deps, opened.accountId);
  return {
    json: { accountId: opened.accountId, apiKey: opened.apiKey, ...accountJson(account) },
    text: `account  ${accountLine(account)}\n${newKeyText(opened.apiKey)}`,
  };
}

async function list({ store, now }: AdminDeps): Promise<Report> {
  const accounts = await store.accounts.list(now());
  return {
    json: accounts.map(accountJson),
    text: accounts.length === 0 ? "There are no accounts." : accounts.map(accountLine).join("\n"),
  };
}

async function show(deps: AdminDeps, options: { account: string }): Promise<Report> {
  const account = await requireAccount(deps, options.account);
  return { json: accountJson(account), text: accountText(account) };
}

async function setStatus(deps: AdminDeps, idOrEmail: string, status: AccountStatus): Promise<Report> {
  const { id, status: before } = await requireAccount(deps, idOrEmail);
  await deps.store.accounts.setStatus(
    id,
    status,
    commandAudit(deps, "account.status", id, `${before} to ${status}`),
  );
  return show(deps, { account: id });
}

async function setPlan(deps: AdminDeps, options: { account: string; plan: Plan }): Promise<Report> {
  const { id, plan: before } = await requireAccount(deps, options.account);
  const audit = commandAudit(deps, "account.plan", id, `${before} to ${options.plan}`);
  await deps.store.accounts.setPlan(id, options.plan, deps.now(), audit);
  return show(deps, { account: id });
}
