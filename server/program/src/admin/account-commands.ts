import type { Plan } from "@chart/accounts";
import { correctPeriod, DEFAULT_KEY_NAME, openAccount } from "@chart/accounts";
import type { Command } from "commander";
import { accountJson, accountLine, accountText, keyJson, newKeyText } from "./account-text.js";
import {
  type AddAction,
  type AdminDeps,
  AdminError,
  accountDeps,
  commandAudit,
  type Report,
  requireAccount,
  requireCustomer,
} from "./base/command.js";
import { ACCOUNT_OPTION, creditsFrom, emailAddress, planOption } from "./base/options.js";
import { addClosingCommands } from "./closing-commands.js";
import { addInvitationCommands } from "./invitation-commands.js";
import { addOperatorCommands, createOperator } from "./operator-commands.js";

/**
 * Adds `account create | list | show | repair | deactivate | activate | set-plan | invite | operator | set-role |
 * remove-second-factor | delete`.
 */
export function addAccountCommands(account: Command, addAction: AddAction): void {
  addAction(
    account
      .command("create")
      .description("create an account with one API key, which is shown only once")
      .requiredOption("--email <email>", "email address, which no other account may have", emailAddress)
      .addOption(planOption().makeOptionMandatory(false))
      .option("--credits <n>", "opening balance (default: the plan's monthly credits)", creditsFrom(0))
      .option("--operator", "create an operator instead, without a plan, credits and a key"),
    create,
  );
  addAction(account.command("list").description("list all accounts, oldest first"), list);
  addAction(
    account
      .command("show")
      .description("show an account, its balance and its current period")
      .requiredOption(...ACCOUNT_OPTION),
    show,
  );
  addAction(
    account
      .command("repair")
      .description("correct periods that end too far ahead, because the clock was wrong when they began")
      .option("--account <account>", "only the account with this id or email address"),
    repair,
  );
  addAction(
    account
      .command("deactivate")
      .description("block every API request of an account; it keeps its key and credits")
      .requiredOption(...ACCOUNT_OPTION),
    (deps, options: { account: string }) => setStatus(deps, options.account, "inactive"),
  );
  addAction(
    account
      .command("activate")
      .description("let a deactivated account make requests again")
      .requiredOption(...ACCOUNT_OPTION),
    (deps, options: { account: string }) => setStatus(deps, options.account, "active"),
  );
  addAction(
    account
      .command("set-plan")
      .description("change an account's plan: access changes now, monthly credits at the next renewal")
      .requiredOption(...ACCOUNT_OPTION)
      .addOption(planOption()),
    setPlan,
  );
  addInvitationCommands(account, addAction);
  addOperatorCommands(account, addAction);
  addClosingCommands(account, addAction);
}

async function create(
  deps: AdminDeps,
  { email, plan, credits, operator }: { email: string; plan?: Plan; credits?: number; operator?: boolean },
): Promise<Report> {
  if (operator === true) {
    if (plan === undefined && credits === undefined) return createOperator(deps, email);
    throw new AdminError("An operator has neither a plan nor credits: leave out --plan and --credits.");
  }
  if (plan === undefined)
    throw new AdminError("Give --plan, or --operator for somebody who manages the accounts.");
  const request = { email, plan, credits: credits ?? deps.planCredits[plan] };
  const opened = await openAccount(accountDeps(deps), request, (accountId) =>
    commandAudit(deps, "account.created", accountId, `plan ${plan}, ${request.credits} credits`),
  );
  if (opened === undefined) throw new AdminError(`The email address ${email} already has an account.`);
  const account = await requireAccount(deps, opened.accountId);
  return {
    json: { accountId: opened.accountId, apiKey: opened.apiKey, ...accountJson(account) },
    text: `account  ${accountLine(account)}\n${newKeyText(opened.apiKey, DEFAULT_KEY_NAME)}`,
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
  const keys = await deps.store.keys.list(account.id);
  return {
    json: { ...accountJson(account), keys: keys.map(keyJson) },
    text: accountText(account, keys, deps.now()),
  };
}

async function repair(deps: AdminDeps, options: { account?: string }): Promise<Report> {
  const { store, now } = deps;
  const accounts =
    options.account === undefined
      ? await store.accounts.list(now())
      : [await requireAccount(deps, options.account)];
  const repaired: { accountId: string; detail: string }[] = [];
  for (const account of accounts) {
    const correction = correctPeriod(account, now());
    if (correction === undefined) continue;
    const audit = commandAudit(deps, "account.period", account.id, correction.detail);
    if (!(await store.accounts.correctPeriod(account.id, now(), audit))) continue;
    repaired.push({ accountId: account.id, detail: correction.detail });
  }
  const shortenedAnswers = await store.claims.limitRetention(now());
  const lines = repaired.map(({ accountId, detail }) => `${accountId}: ${detail}`);
  if (shortenedAnswers > 0) lines.push(`${shortenedAnswers} kept answers now expire within a day.`);
  return {
    json: { repaired, shortenedAnswers },
    text: lines.length === 0 ? "There is nothing to repair." : lines.join("\n"),
  };
}

async function setStatus(deps: AdminDeps, idOrEmail: string, status: "active" | "inactive"): Promise<Report> {
  const { id, email, status: before } = await requireAccount(deps, idOrEmail);
  const audit = commandAudit(deps, "account.status", id, `${before} to ${status}`);
  if (!(await deps.store.accounts.setStatus(id, status, audit))) {
    throw new AdminError(
      `${email} is the last active operator. Nothing was changed. Create another one first: account operator --email <email>`,
    );
  }
  return show(deps, { account: id });
}

async function setPlan(deps: AdminDeps, options: { account: string; plan: Plan }): Promise<Report> {
  const { id, plan: before } = await requireCustomer(deps, options.account);
  const audit = commandAudit(deps, "account.plan", id, `${before} to ${options.plan}`);
  await deps.store.accounts.setPlan(id, options.plan, deps.now(), audit);
  return show(deps, { account: id });
}
