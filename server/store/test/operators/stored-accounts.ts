import type { AuditAction, AuditEntry, Role } from "@chart/accounts";
import type { Stores } from "../../src/base/stores.js";

/** Time at which the accounts of these tests are created. */
export const CREATED = new Date("2026-11-01T10:00:00Z");

/** Properties of an account that differ from the usual ones. */
interface StoredAccount {
  readonly role?: Role;
  readonly credits?: number;
  readonly createdAt?: Date;
  readonly lastFour?: string;
  readonly email?: string;
  readonly hasKey?: boolean;
}

/** Creates an account with the id `acct_<name>`, and with a key unless it is an operator's. */
export async function addAccount(
  stores: Stores,
  name: string,
  {
    role = "customer",
    credits = role === "operator" ? 0 : 50,
    createdAt = CREATED,
    lastFour = "1234",
    email = `${name}@example.com`,
    hasKey = role === "customer",
  }: StoredAccount = {},
): Promise<string> {
  const id = `acct_${name}`;
  const key = hasKey
    ? { id: `key_${name}`, hmac: `hmac of ${name}`, prefix: "chart_live_", lastFour, name: "Default" }
    : undefined;
  await stores.accounts.create({ id, email, plan: "hobbyist", credits, createdAt, key, role }, "unaudited");
  return id;
}

/** Audit entry of a change of an account. */
export function entryOf(accountId: string, facts: Partial<AuditEntry> = {}): AuditEntry {
  const action: AuditAction = "account.role";
  return { at: CREATED, actor: "an operator", action, accountId, detail: "a change", ...facts };
}
