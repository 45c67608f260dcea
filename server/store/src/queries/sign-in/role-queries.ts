import type { AuditEntry, Role } from "@chart/accounts";
import type { RoleChange } from "@chart/accounts/sign-in";
import { sql } from "kysely";
import { forUpdate, inTransaction, type QueryContext } from "../../base/query-context.js";
import { copyCredits } from "../base/activity.js";
import { insertAudit } from "../base/audit-queries.js";
import { beginPeriod, lockRow } from "../base/renewal.js";
import { writeProfile } from "./profile-queries.js";

/**
 * Returns true if an account is the only active operator, who must stay. Must be called in the transaction of the change,
 * before it: locks all operators, so that two changes that would each leave the other one run one after the other.
 */
export async function isLastOperator(context: QueryContext, accountId: string): Promise<boolean> {
  const operators = context.db
    .selectFrom("accounts")
    .innerJoin("profiles", "profiles.account_id", "accounts.id")
    .select("accounts.id")
    // A literal, because only that lets the engines use the index of operators.
    .where("role", "=", sql.lit("operator" as const))
    .where("status", "=", "active")
    .orderBy("accounts.id");
  const [first, ...others] = await forUpdate(context, operators).execute();
  return first?.id === accountId && others.length === 0;
}

/** Changes a role. See {@link SignInStore.setRole}. */
export function changeRole(
  context: QueryContext,
  accountId: string,
  role: Role,
  now: Date,
  audit: AuditEntry,
): Promise<RoleChange> {
  return inTransaction(context, async (transaction) => {
    if (role === "customer" && (await isLastOperator(transaction, accountId))) return "last-operator";
    // The account's lock keeps concurrent requests from adding a key.
    const account = await lockRow(transaction, accountId);
    if (role === "operator" && (await hasLiveKey(transaction, accountId))) return "has-key";
    const before = await roleOf(transaction, accountId);
    await writeProfile(transaction, accountId, { role });
    if (before === "operator" && role === "customer") {
      await beginPeriod(transaction, account, now);
      await copyCredits(transaction, accountId);
    }
    await insertAudit(transaction, audit);
    return "changed";
  });
}

async function roleOf({ db }: QueryContext, accountId: string): Promise<Role> {
  const row = await db
    .selectFrom("profiles")
    .select("role")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.role ?? "customer";
}

async function hasLiveKey({ db }: QueryContext, accountId: string): Promise<boolean> {
  const key = await db
    .selectFrom("api_keys")
    .select("id")
    .where("account_id", "=", accountId)
    .where("revoked_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return key !== undefined;
}
