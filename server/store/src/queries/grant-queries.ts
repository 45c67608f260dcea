import type { AuditEntry, Grant } from "@chart/accounts";
import { inTransaction, type QueryContext } from "../base/query-context.js";
import { copyCredits } from "./base/activity.js";
import { insertAudit } from "./base/audit-queries.js";
import { ledgerEntry, lockAccount } from "./base/renewal.js";

/** Adds credits that never expire; returns false, and changes nothing, if the ledger has an entry with this id. */
export function insertGrant(
  context: QueryContext,
  accountId: string,
  { id, amount, reason, grantedAt }: Grant,
  audit: AuditEntry,
): Promise<boolean> {
  return inTransaction(context, async (transaction) => {
    const { granted_credits } = await lockAccount(transaction, accountId, grantedAt);
    const entry = ledgerEntry({
      account_id: accountId,
      kind: "grant",
      pot: "granted",
      amount,
      created_at: grantedAt.toISOString(),
      reason,
    });
    const inserted = await transaction.db
      .insertInto("ledger")
      .values(id === undefined ? entry : { ...entry, id })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (inserted === undefined) return false;
    await transaction.db
      .updateTable("accounts")
      .set({ granted_credits: granted_credits + amount })
      .where("id", "=", accountId)
      .execute();
    await copyCredits(transaction, accountId);
    await insertAudit(transaction, audit);
    return true;
  });
}
