import { randomId } from "../lib/random-id.js";
import type { AccountStore } from "./account-store.js";
import { createApiKey, type HashKey, keyHint } from "./api-key.js";
import type { AuditEntry } from "./audit-entry.js";
import type { Plan } from "./plan.js";

/** Dependencies of {@link openAccount}. */
export interface OpenAccountDeps {
  readonly store: Pick<AccountStore, "create">;
  readonly hashKey: HashKey;
  readonly now: () => Date;
}

/** Properties of a new account. */
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

/**
 * Opens an account with one active key; returns undefined if the email address already has one.
 *
 * @param auditOf Makes the audit entry of the new account; "unaudited" is for the demo account.
 */
export async function openAccount(
  { store, hashKey, now }: OpenAccountDeps,
  { email, plan, credits }: AccountRequest,
  auditOf: ((accountId: string) => AuditEntry) | "unaudited",
): Promise<OpenedAccount | undefined> {
  const accountId = randomId("acct");
  const apiKey = createApiKey();
  const account = {
    id: accountId,
    email: email.toLowerCase(),
    plan,
    credits,
    createdAt: now(),
    key: { id: randomId("key"), hmac: hashKey(apiKey), ...keyHint(apiKey) },
  };
  const audit = auditOf === "unaudited" ? auditOf : auditOf(accountId);
  const created = await store.create(account, audit);
  return created ? { accountId, apiKey } : undefined;
}
