import type { AccountDetails } from "../accounts/account.js";

/** An account as JSON. */
export function accountJson(account: AccountDetails): object {
  const { id, createdAt, renewsAt, ...rest } = account;
  return { accountId: id, ...rest, createdAt: createdAt.toISOString(), renewsAt: renewsAt.toISOString() };
}

/** An account in one line. */
export function accountLine({ id, email, plan, status, credits }: AccountDetails): string {
  return `${id}  ${email}  ${plan}  ${status}  ${credits} credits`;
}

/** An account in full. */
export function accountText(account: AccountDetails): string {
  return `account  ${account.id}
e-mail   ${account.email}
plan     ${account.plan}
status   ${account.status}
credits  ${account.credits} (${account.allocationCredits} of this period's allocation, ${account.grantedCredits} granted)
period   ends ${account.renewsAt.toISOString()}
created  ${account.createdAt.toISOString()}
key      ${account.keyHint}`;
}

/** A new key, with what a person must know of it. */
export function newKeyText(apiKey: string): string {
  return `key      ${apiKey}\nThe key is shown only this once.`;
}
