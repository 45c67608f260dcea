import type { AccountDetails } from "../accounts/account.js";
import { correctPeriod } from "../accounts/period.js";

/** Formats an account as JSON. */
export function accountJson(account: AccountDetails): object {
  const { id, createdAt, renewsAt, ...rest } = account;
  return { accountId: id, ...rest, createdAt: createdAt.toISOString(), renewsAt: renewsAt.toISOString() };
}

/** Formats an account in one line. */
export function accountLine({ id, email, plan, status, credits }: AccountDetails): string {
  return `${id}  ${email}  ${plan}  ${status}  ${credits} credits`;
}

/** Formats all facts of an account, one a line. Marks a period that ends too far ahead. */
export function accountText(account: AccountDetails, now: Date): string {
  const isWrong = correctPeriod(account, now) !== undefined;
  const note = isWrong ? ' (too far ahead: a clock was wrong; "account repair" corrects it)' : "";
  return `account  ${account.id}
email    ${account.email}
plan     ${account.plan}
status   ${account.status}
credits  ${account.credits} (${account.allocationCredits} left this month, ${account.grantedCredits} granted)
period   ends ${account.renewsAt.toISOString()}${note}
created  ${account.createdAt.toISOString()}
key      ${account.keyHint}`;
}

/** Formats a new API key. */
export function newKeyText(apiKey: string): string {
  return `key      ${apiKey}\nSave this key now. It is not shown again.`;
}
