import type { Insertable, Selectable } from "kysely";
import { renewPeriod } from "../../accounts/period.js";
import { randomId } from "../../lib/random-id.js";
import { forUpdate, inTransaction, type QueryContext } from "../query-context.js";
import type { AccountsTable, LedgerTable } from "../tables.js";
import { jsonQuery, jsonTexts } from "./json-query.js";

/** Row of an account. */
export type AccountRow = Selectable<AccountsTable>;

const lockedAccounts = jsonQuery((context, ids) =>
  forUpdate(
    context,
    context.db
      .selectFrom("accounts")
      .select(["id", "email", "plan", "status", "allocation_credits", "granted_credits"])
      .select(["created_at", "renews_at"])
      .where("id", "in", jsonTexts(context, ids))
      .orderBy("id"),
  ),
);

/**
 * Locks accounts and begins their new periods where they are due. Must be called in a transaction. Locks in the order
 * of the ids, so that transactions cannot deadlock.
 */
export async function lockAccounts(
  context: QueryContext,
  accountIds: readonly string[],
  now: Date,
): Promise<AccountRow[]> {
  const rows = await lockedAccounts(context, accountIds);
  const current: AccountRow[] = [];
  for (const row of rows) current.push(isDue(row, now) ? await renew(context, row, now) : row);
  return current;
}

/**
 * Locks one account, as {@link lockAccounts} does.
 *
 * @throws RangeError if the account does not exist.
 */
export async function lockAccount(context: QueryContext, accountId: string, now: Date): Promise<AccountRow> {
  const [account] = await lockAccounts(context, [accountId], now);
  if (account === undefined) throw new RangeError("this account does not exist");
  return account;
}

/** Begins the new period of each of these accounts whose period has ended. */
export async function renewAccounts(
  context: QueryContext,
  accountIds: readonly string[],
  now: Date,
): Promise<void> {
  await inTransaction(context, (transaction) => lockAccounts(transaction, accountIds, now));
}

/** Returns true if an account's period has ended. Compares text, because stored instants sort by time. */
export function isDue({ renews_at }: Pick<AccountRow, "renews_at">, now: Date): boolean {
  return renews_at <= now.toISOString();
}

/** Renews an account's period and writes the ledger entries for it. */
async function renew(context: QueryContext, account: AccountRow, now: Date): Promise<AccountRow> {
  const { lapsedCredits, allocationCredits, renewsAt } = renewPeriod(
    { createdAt: new Date(account.created_at), allocationCredits: account.allocation_credits },
    context.planCredits[account.plan],
    now,
  );
  const facts = { account_id: account.id, pot: "allocation", created_at: now.toISOString() } as const;
  const lapse = ledgerEntry({ ...facts, kind: "lapse", amount: -lapsedCredits });
  const allocation = ledgerEntry({
    ...facts,
    kind: "allocation",
    amount: allocationCredits,
    reason: "new period",
  });
  const entries = lapsedCredits === 0 ? [allocation] : [lapse, allocation];
  await context.db.insertInto("ledger").values(entries).execute();

  const renewed = { allocation_credits: allocationCredits, renews_at: renewsAt.toISOString() };
  await context.db.updateTable("accounts").set(renewed).where("id", "=", account.id).execute();
  return { ...account, ...renewed };
}

/** Creates a ledger entry of any kind but a charge. */
export function ledgerEntry(
  facts: Pick<LedgerTable, "account_id" | "kind" | "pot" | "amount" | "created_at"> & {
    readonly reason?: string;
  },
): Insertable<LedgerTable> {
  return { id: randomId("entry"), request_id: null, endpoint: null, reason: null, ...facts };
}
