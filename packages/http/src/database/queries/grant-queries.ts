import type { Grant } from "../../accounts/account-store.js";
import type { AuditEntry } from "../../accounts/audit-entry.js";
import { inTransaction, type Session } from "../database.js";
import { insertAudit } from "./audit-queries.js";
import { ledgerEntry } from "./ledger-entry.js";
import { lockAccount } from "./renewal.js";

/** Adds credits that never lapse. */
export function insertGrant(
  session: Session,
  accountId: string,
  { amount, reason, grantedAt }: Grant,
  audit: AuditEntry,
): Promise<void> {
  return inTransaction(session, async (transaction) => {
    const { granted_credits } = await lockAccount(transaction, accountId, grantedAt);
    const facts = {
      account_id: accountId,
      pot: "granted",
      amount,
      created_at: grantedAt.toISOString(),
    } as const;
    await transaction.db
      .insertInto("ledger")
      .values(ledgerEntry({ ...facts, kind: "grant" }, { reason }))
      .execute();
    await transaction.db
      .updateTable("accounts")
      .set({ granted_credits: granted_credits + amount })
      .where("id", "=", accountId)
      .execute();
    await insertAudit(transaction, audit);
  });
}
