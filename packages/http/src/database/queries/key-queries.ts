import { inTransaction, type Session } from "../database.js";
import type { NewKey, Store } from "../stores.js";
import { insertAudit } from "./audit-queries.js";
import { lockAccount } from "./renewal.js";

/** Writes a live key. An index admits only one per account. */
export async function insertKey(session: Session, accountId: string, key: NewKey, now: Date): Promise<void> {
  await session.db
    .insertInto("api_keys")
    .values({
      id: key.id,
      account_id: accountId,
      hmac: key.hmac,
      prefix: key.prefix,
      last_four: key.lastFour,
      created_at: now.toISOString(),
      revoked_at: null,
      last_used_at: null,
    })
    .execute();
}

/** Revokes the live key and writes the new one; rotations of one account take turns. */
export function replaceKey(
  session: Session,
  ...[accountId, key, now, { audit, replacedKeyId } = {}]: Parameters<Store["rotateKey"]>
): Promise<boolean> {
  return inTransaction(session, async (transaction) => {
    await lockAccount(transaction, accountId, now);
    let live = transaction.db
      .updateTable("api_keys")
      .set({ revoked_at: now.toISOString() })
      .where("account_id", "=", accountId)
      .where("revoked_at", "is", null);
    if (replacedKeyId !== undefined) live = live.where("id", "=", replacedKeyId);
    const revoked = await live.returning("id").executeTakeFirst();
    if (revoked === undefined && replacedKeyId !== undefined) return false;
    await insertKey(transaction, accountId, key, now);
    await insertAudit(transaction, audit);
    return true;
  });
}
