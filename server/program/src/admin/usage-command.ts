import { type AccountUsage, monthName, monthOf, USAGE_COLUMNS, usageRow } from "@chart/accounts";
import { csvLine } from "@chart/base";
import { type Command, InvalidArgumentError } from "commander";
import type { AddAction, AdminDeps, Report } from "./base/command.js";

/** Adds `usage`. */
export function addUsageCommand(program: Command, addAction: AddAction): void {
  addAction<UsageOptions>(
    program
      .command("usage")
      .description("list the charged requests and credits of each account in a month")
      .option("--month <month>", "month in UTC, such as 2026-11; by default this one", monthOption)
      .option("--csv", "print a CSV file"),
    listUsage,
  );
}

interface UsageOptions {
  readonly month?: string;
  readonly csv?: boolean;
}

function monthOption(text: string): string {
  if (monthOf(text) !== undefined) return text;
  throw new InvalidArgumentError("It must be a year and a month, such as 2026-11.");
}

async function listUsage(
  { store, now }: AdminDeps,
  { month = monthName(now()), csv = false }: UsageOptions,
): Promise<Report> {
  const span = monthOf(month);
  if (span === undefined) throw new TypeError(`no month: ${month}`);
  const accounts = await store.usage.usageByAccount(span);
  return { json: { month, accounts }, text: csv ? csvText(month, accounts) : usageText(month, accounts) };
}

function csvText(month: string, accounts: readonly AccountUsage[]): string {
  return [USAGE_COLUMNS, ...accounts.map((usage) => usageRow(month, usage))].map(csvLine).join("").trimEnd();
}

function usageText(month: string, accounts: readonly AccountUsage[]): string {
  if (accounts.length === 0) return `No account was charged in ${month}.`;
  return accounts
    .map(
      ({ accountId, email, plan, requests, credits }) =>
        `${accountId}  ${email}  ${plan}  ${requests} requests  ${credits} credits`,
    )
    .join("\n");
}
