import { randomId } from "chart-http/base";
import type { Role } from "./account.js";
import type { AccountStore } from "./account-store.js";
import type { HashKey } from "./api-key.js";
import type { AuditEntry } from "./audit-entry.js";
import type { NamedKey } from "./key-store.js";
import { makeKey } from "./manage-keys.js";
import { FIRST_PLAN, type Plan } from "./plan.js";

export const DEFAULT_KEY_NAME = "Default";

export interface OpenAccountDeps {
  readonly store: Pick<AccountStore, "create">;
  readonly hashKey: HashKey;
  readonly now: () => Date;
}

export interface AccountRequest {
  readonly email: string;
  readonly plan: Plan;
  /** Opening balance. */
  readonly credits: number;
}

/** A new account and its key, which can never be shown again. */
export interface OpenedAccount {
  readonly accountId: string;
  readonly apiKey: string;
}

/** Makes the audit entry of a new account; "unaudited" is for tests. */
type AuditOf = ((accountId: string) => AuditEntry) | "unaudited";

/** Opens an account with one active key; returns undefined if the email address already has one. */
export async function openAccount(
  deps: OpenAccountDeps,
  request: AccountRequest,
  auditOf: AuditOf,
): Promise<OpenedAccount | undefined> {
  const { apiKey, newKey } = makeKey(deps.hashKey);
  const accountId = await create(deps, request, auditOf, { ...newKey, name: DEFAULT_KEY_NAME });
  return accountId === undefined ? undefined : { accountId, apiKey };
}

/** Opens an operator's account, without credits and key; returns its id, or undefined if the email has one. */
export function openOperatorAccount(
  deps: Omit<OpenAccountDeps, "hashKey">,
  email: string,
  auditOf: (accountId: string) => AuditEntry,
): Promise<string | undefined> {
  // Every account has a plan. An operator's takes effect when they become a customer.
  const request = { email, plan: FIRST_PLAN, credits: 0, role: "operator" } as const;
  return create(deps, request, auditOf, undefined);
}

/**
 * Opens an account without a key, for somebody who gets the first one when they join; returns its id, or undefined if
 * the email address already has an account. Only the owner ever sees that key.
 */
export function openKeylessAccount(
  deps: Omit<OpenAccountDeps, "hashKey">,
  request: AccountRequest,
  auditOf: AuditOf,
): Promise<string | undefined> {
  return create(deps, request, auditOf, undefined);
}

async function create(
  { store, now }: Omit<OpenAccountDeps, "hashKey">,
  { email, plan, credits, role }: AccountRequest & { readonly role?: Role },
  auditOf: AuditOf,
  key: NamedKey | undefined,
): Promise<string | undefined> {
  const accountId = randomId("acct");
  const account = { id: accountId, email: email.toLowerCase(), plan, credits, createdAt: now(), key, role };
  const audit = auditOf === "unaudited" ? auditOf : auditOf(accountId);
  return (await store.create(account, audit)) ? accountId : undefined;
}
