import type { Selectable } from "kysely";
import { periodEnd } from "../../accounts/period.js";
import { inTransaction, locking, type Session } from "../database.js";
import type { AccountsTable, LedgerTable } from "../tables.js";
import { jsonQuery, jsonTexts } from "./json-query.js";
import { ledgerEntry } from "./ledger-entry.js";

export type AccountRow = Selectable<AccountsTable>;

const lockedAccounts = jsonQuery((session, ids) =>
  locking(
    session,
    session.db
      .selectFrom("accounts")
      .select(["id", "email", "plan", "status", "allocation_credits", "granted_credits"])
      .select(["created_at", "renews_at"])
      .where("id", "in", jsonTexts(session, ids))
      .orderBy("id"),
  ),
);

/** Locks accounts, always in the same order, each in the period that holds the instant. To be called in a transaction. */
export async function lockAccounts(
  session: Session,
  accountIds: readonly string[],
  now: Date,
): Promise<AccountRow[]> {
  const rows = await lockedAccounts(session, accountIds);
  const current: AccountRow[] = [];
  for (const row of rows) current.push(isDue(row, now) ? await renew(session, row, now) : row);
  return current;
}

/**
 * Locks one account.
 *
 * @throws RangeError where it does not exist.
 */
export async function lockAccount(session: Session, accountId: string, now: Date): Promise<AccountRow> {
  const [account] = await lockAccounts(session, [accountId], now);
  if (account === undefined) throw new RangeError("this account does not exist");
  return account;
}

/** Begins the new period of every account named that has come to the end of one. */
export async function renewAccounts(
  session: Session,
  accountIds: readonly string[],
  now: Date,
): Promise<void> {
  await inTransaction(session, (transaction) => lockAccounts(transaction, accountIds, now));
}

/** Whether an account's period has ended. */
export function isDue({ renews_at }: Pick<AccountRow, "renews_at">, now: Date): boolean {
  return renews_at <= now.toISOString();
}

/**
 * What is left of the allocation lapses and the plan's takes its place; once,
 * however many periods have passed.
 */
async function renew(session: Session, account: AccountRow, now: Date): Promise<AccountRow> {
  const facts = { account_id: account.id, pot: "allocation", created_at: now.toISOString() } as const;
  const allocation = session.planCredits[account.plan];
  const renewed = {
    allocation_credits: allocation,
    renews_at: periodEnd(new Date(account.created_at), now).toISOString(),
  };
  const lapse = {
    ...facts,
    kind: "lapse",
    amount: -account.allocation_credits,
  } satisfies Partial<LedgerTable>;
  const entries = [
    ...(lapse.amount === 0 ? [] : [ledgerEntry(lapse)]),
    ledgerEntry({ ...facts, kind: "allocation", amount: allocation }, { reason: "new period" }),
  ];
  await session.db.insertInto("ledger").values(entries).execute();
  await session.db.updateTable("accounts").set(renewed).where("id", "=", account.id).execute();
  return { ...account, ...renewed };
}
