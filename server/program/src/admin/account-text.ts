import type { AccountDetails, KeyDetails } from "@chart/accounts";
import { correctPeriod, maskKey } from "@chart/accounts";

export function accountJson(account: AccountDetails): object {
  const { id, createdAt, renewsAt, ...rest } = account;
  return { accountId: id, ...rest, createdAt: createdAt.toISOString(), renewsAt: renewsAt.toISOString() };
}

export function accountLine({ id, email, plan, role, status, credits }: AccountDetails): string {
  if (role === "operator") return `${id}  ${email}  operator  ${status}`;
  return `${id}  ${email}  ${plan}  ${status}  ${credits} credits`;
}

/** Formats all facts of an account, one a line. Marks a period that ends too far ahead. */
export function accountText(account: AccountDetails, keys: readonly KeyDetails[], now: Date): string {
  const isWrong = correctPeriod(account, now) !== undefined;
  const note = isWrong ? ' (too far ahead: a clock was wrong; "account repair" corrects it)' : "";
  return `account  ${account.id}
email    ${account.email}
role     ${account.role}
plan     ${account.plan}
status   ${account.status}
credits  ${account.credits} (${account.allocationCredits} left this month, ${account.grantedCredits} granted)
period   ends ${account.renewsAt.toISOString()}${note}
created  ${account.createdAt.toISOString()}
${keys.length === 0 ? "keys     none" : keys.map((key) => `key      ${keyLine(key)}`).join("\n")}`;
}

/** Formats an API key, without its secret part, as JSON. */
export function keyJson(key: KeyDetails): object {
  const { id, name, createdAt, lastUsedAt, lastUsedEndpoint } = key;
  return {
    keyId: id,
    name,
    keyHint: maskKey(key),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    lastUsedEndpoint: lastUsedEndpoint ?? null,
  };
}

/** Formats an API key, without its secret part, in one line. */
export function keyLine(key: KeyDetails): string {
  const { id, name, lastUsedAt, lastUsedEndpoint } = key;
  const by = lastUsedEndpoint === undefined ? "" : ` by ${lastUsedEndpoint}`;
  const used = lastUsedAt === undefined ? "never used" : `last used ${lastUsedAt.toISOString()}${by}`;
  return `${id}  ${name}  ${maskKey(key)}  ${used}`;
}

export function newKeyText(apiKey: string, name: string): string {
  return `name     ${name}\nkey      ${apiKey}\nSave this key now. It is not shown again.`;
}
