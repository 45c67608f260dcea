import type { Grant } from "../../accounts/account-store.js";
import type { AuditEntry } from "../../accounts/audit-entry.js";
import { inTransaction, type QueryContext } from "../query-context.js";
import { insertAudit } from "./audit-queries.js";
import { ledgerEntry, lockAccount } from "./renewal.js";

/** Adds credits that never expire. */
export function insertGrant(
  context: QueryContext,
  accountId: string,
  { amount, reason, grantedAt }: Grant,
  audit: AuditEntry,
): Promise<void> {
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
    await transaction.db.insertInto("ledger").values(entry).execute();
    await transaction.db
      .updateTable("accounts")
      .set({ granted_credits: granted_credits + amount })
      .where("id", "=", accountId)
      .execute();
    await insertAudit(transaction, audit);
  });
}
