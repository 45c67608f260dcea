import type { AccountUsage } from "./usage-store.js";

/** Heads of the columns of {@link usageRow}. */
export const USAGE_COLUMNS: readonly string[] = [
  ...["month", "account_id", "email", "plan", "charged_requests", "credits"],
];

/** Returns the cells of an account's usage in a month, as the command and the operators' page export it. */
export function usageRow(
  month: string,
  { accountId, email, plan, requests, credits }: AccountUsage,
): readonly (string | number)[] {
  return [month, accountId, email, plan, requests, credits];
}
