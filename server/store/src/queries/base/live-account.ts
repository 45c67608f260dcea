import { AccountGoneError } from "@chart/base";
import { forUpdate, type QueryContext } from "../../base/query-context.js";

/**
 * Locks an account; returns false if it does not exist or was deleted. Every change of what belongs to an account calls
 * this first in its transaction, so that a deletion leaves nothing behind.
 */
export async function isLiveAccount(context: QueryContext, accountId: string): Promise<boolean> {
  const query = context.db
    .selectFrom("accounts")
    .select("status")
    .where("id", "=", accountId)
    .where("status", "<>", "deleted");
  return (await forUpdate(context, query).executeTakeFirst()) !== undefined;
}

/**
 * Locks an account that must be live, as {@link isLiveAccount} does.
 *
 * @throws AccountGoneError if it does not exist or was deleted.
 */
export async function requireLiveAccount(context: QueryContext, accountId: string): Promise<void> {
  if (!(await isLiveAccount(context, accountId))) throw new AccountGoneError(accountId);
}
