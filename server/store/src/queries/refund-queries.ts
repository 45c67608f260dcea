import type { AuditEntry } from "@chart/accounts";
import type { ChargedRequest, FoundCharge } from "chart-http";
import { inTransaction, type QueryContext } from "../base/query-context.js";
import { insertAudit } from "./base/audit-queries.js";
import { textsQuery } from "./base/batch-query.js";
import { quarterHourOf } from "./base/charge-counts.js";
import { ledgerEntry, lockAccount, lockAccounts } from "./base/renewal.js";

/** Charges of requests: no other kind of entry has the id of a request. */
const chargesOf = textsQuery((context, requestIds) =>
  context.db
    .selectFrom("ledger")
    .select(["account_id", "request_id"])
    .distinct()
    .where("request_id", "in", requestIds),
);

/**
 * Finds charges in the ledger. Locks their accounts first: a transaction that may still charge one of these requests
 * then has ended, and a standby, whose ledger may be behind, fails because it cannot lock. The locks are records that the
 * commit waits for: while the synchronous standby is away, nothing that is read here settles anything.
 */
export function findCharges(
  context: QueryContext,
  requests: readonly ChargedRequest[],
  now: Date,
): Promise<FoundCharge[]> {
  return inTransaction(context, async (transaction) => {
    const accountIds = [...new Set(requests.map(({ accountId }) => accountId))];
    const accounts = await lockAccounts(transaction, accountIds, now);
    const creditsLeft = new Map(
      accounts.map(({ id, allocation_credits, granted_credits }) => [
        id,
        allocation_credits + granted_credits,
      ]),
    );
    const rows = await chargesOf(
      transaction,
      requests.map(({ requestId }) => requestId),
    );
    return rows.map(({ account_id, request_id }) => ({
      requestId: request_id ?? "",
      creditsLeft: creditsLeft.get(account_id) ?? 0,
    }));
  });
}

/**
 * Returns the id of a ledger entry that refunds a request. Derived from the request, so that the primary key rejects a
 * second refund.
 *
 * @param part Index of the entry: a charge that two pots paid has two refunds.
 */
function refundId(requestId: string, part: number): string {
  return part === 0 ? `refund_${requestId}` : `refund_${requestId}_${part}`;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** Refunds a charge to the pots that paid it, or to the granted credits if that allocation has lapsed meanwhile. */
export function insertRefund(
  context: QueryContext,
  { accountId, requestId }: ChargedRequest,
  reason: string,
  audit: AuditEntry,
): Promise<boolean> {
  return inTransaction(context, async (transaction) => {
    const { db } = transaction;
    const account = await lockAccount(transaction, accountId, audit.at);
    const charges = await db
      .selectFrom("ledger")
      .select(["pot", "amount", "endpoint", "created_at"])
      .where("kind", "=", "charge")
      .where("account_id", "=", accountId)
      .where("request_id", "=", requestId)
      .orderBy("pot")
      .execute();
    const [charge] = charges;
    const id = refundId(requestId, 0);
    const earlier = await db.selectFrom("ledger").select("id").where("id", "=", id).executeTakeFirst();
    if (charge === undefined || earlier !== undefined) return false;

    const laterAllocation = await db
      .selectFrom("ledger")
      .select("id")
      .where("account_id", "=", accountId)
      .where("created_at", ">", charge.created_at)
      .where("kind", "=", "allocation")
      .limit(1)
      .executeTakeFirst();
    const balance = { allocation: account.allocation_credits, granted: account.granted_credits };
    for (const [part, { pot: paidBy, amount, endpoint }] of charges.entries()) {
      const pot = laterAllocation === undefined ? paidBy : "granted";
      balance[pot] -= amount;
      const facts = { account_id: accountId, kind: "refund", pot, amount: -amount, reason } as const;
      const entry = ledgerEntry({ ...facts, created_at: audit.at.toISOString() });
      await db
        .insertInto("ledger")
        .values({ ...entry, id: refundId(requestId, part), endpoint })
        .execute();
    }
    await db
      .updateTable("accounts")
      .set({ allocation_credits: balance.allocation, granted_credits: balance.granted })
      .where("id", "=", accountId)
      .execute();
    await db
      .updateTable("charge_counts")
      .set((eb) => ({
        calls: eb("calls", "-", 1),
        credits: eb("credits", "+", sum(charges.map(({ amount }) => amount))),
      }))
      .where("account_id", "=", accountId)
      .where("quarter_hour", "=", quarterHourOf(charge.created_at))
      .execute();
    await insertAudit(transaction, audit);
    return true;
  });
}
