import type { AccountStore, KeyDetails, NewKey } from "../../accounts/account-store.js";
import { inTransaction, type QueryContext } from "../query-context.js";
import { insertAudit } from "./audit-queries.js";
import { lockAccount } from "./renewal.js";

/** Inserts an active key. A unique index allows only one for each account. */
export async function insertKey(
  context: QueryContext,
  accountId: string,
  key: NewKey,
  now: Date,
): Promise<void> {
  await context.db
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
      pepper: context.pepper?.current ?? null,
    })
    .execute();
}

/** Revokes the active key and inserts the new one. Locks the account, so that concurrent rotations run one by one. */
export function replaceKey(
  context: QueryContext,
  ...[accountId, key, now, { audit, replacedKeyId }]: Parameters<AccountStore["rotateKey"]>
): Promise<boolean> {
  return inTransaction(context, async (transaction) => {
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

/** Finds the active key of an account. */
export async function findKey({ pages }: QueryContext, accountId: string): Promise<KeyDetails | undefined> {
  const row = await pages
    .selectFrom("api_keys")
    .select(["id", "prefix", "last_four", "created_at", "last_used_at"])
    .where("account_id", "=", accountId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      prefix: row.prefix,
      lastFour: row.last_four,
      createdAt: new Date(row.created_at),
      lastUsedAt: row.last_used_at === null ? undefined : new Date(row.last_used_at),
    }
  );
}
