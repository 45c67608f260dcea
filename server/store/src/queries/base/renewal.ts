import { type AuditEntry, correctPeriod, periodStart, renewPeriod, SERVICE_ACTOR } from "@chart/accounts";
import { AccountGoneError } from "@chart/base";
import { randomId } from "chart-http/base";
import type { Insertable, Selectable } from "kysely";
import { forUpdate, inTransaction, type QueryContext } from "../../base/query-context.js";
import type { AccountsTable, LedgerTable } from "../../base/tables.js";
import { insertAudit } from "./audit-queries.js";
import { textsQuery } from "./batch-query.js";
import { isDue } from "./due-periods.js";

export type AccountRow = Selectable<AccountsTable>;

const lockedAccounts = textsQuery((context, ids) =>
  forUpdate(
    context,
    context.db
      .selectFrom("accounts")
      .select(["id", "email", "plan", "status", "allocation_credits", "granted_credits"])
      .select(["created_at", "renews_at", "period_credits", "period_started_at"])
      .where("id", "in", ids)
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

/** Locks an account as it is, without a new period; returns undefined if it does not exist. */
export async function lockBalance(context: QueryContext, accountId: string): Promise<AccountRow | undefined> {
  const [account] = await lockedAccounts(context, [accountId]);
  return account;
}

/**
 * Locks one account, as {@link lockAccounts} does.
 *
 * @throws AccountGoneError if the account does not exist or was deleted.
 */
export async function lockAccount(context: QueryContext, accountId: string, now: Date): Promise<AccountRow> {
  const [account] = await lockAccounts(context, [accountId], now);
  if (account === undefined || account.status === "deleted") throw new AccountGoneError(accountId);
  return account;
}

/**
 * Locks one account without beginning a new period.
 *
 * @throws AccountGoneError if the account does not exist.
 */
export async function lockRow(context: QueryContext, accountId: string): Promise<AccountRow> {
  const [account] = await lockedAccounts(context, [accountId]);
  if (account === undefined) throw new AccountGoneError(accountId);
  return account;
}

/** Begins a customer's period now, even if the last one has not ended. Must be called with the account locked. */
export async function beginPeriod(context: QueryContext, account: AccountRow, now: Date): Promise<void> {
  await renew(context, account, now);
}

/** Begins the new period of each of these accounts whose period has ended. */
export async function renewAccounts(
  context: QueryContext,
  accountIds: readonly string[],
  now: Date,
): Promise<void> {
  await inTransaction(context, (transaction) => lockAccounts(transaction, accountIds, now));
}

/** Corrects the end of an account's period if it is too far ahead; returns false if it is right. */
export function writeCorrection(
  context: QueryContext,
  accountId: string,
  now: Date,
  audit: AuditEntry,
): Promise<boolean> {
  return inTransaction(context, async (transaction) => {
    const [row] = await lockedAccounts(transaction, [accountId]);
    const correction = row && correctPeriod(periodOf(row), now);
    if (correction === undefined) return false;
    await setPeriodEnd(transaction, accountId, correction.renewsAt);
    await insertAudit(transaction, audit);
    return true;
  });
}

/** Corrects periods that end too far ahead, on the service's own account. */
export async function correctPeriods(
  context: QueryContext,
  accounts: readonly Pick<AccountRow, "id" | "created_at" | "renews_at">[],
  now: Date,
): Promise<void> {
  for (const account of accounts) {
    const correction = correctPeriod(periodOf(account), now);
    if (correction === undefined) continue;
    const audit = { at: now, actor: SERVICE_ACTOR, action: "account.period", accountId: account.id } as const;
    await writeCorrection(context, account.id, now, { ...audit, detail: correction.detail });
  }
}

const periodOf = ({ created_at, renews_at }: Pick<AccountRow, "created_at" | "renews_at">) => ({
  createdAt: new Date(created_at),
  renewsAt: new Date(renews_at),
});

async function setPeriodEnd({ db }: QueryContext, accountId: string, renewsAt: Date): Promise<void> {
  const changed = { renews_at: renewsAt.toISOString() };
  await db.updateTable("accounts").set(changed).where("id", "=", accountId).execute();
}

/**
 * Renews an account's period and writes the ledger entries for it. Where clocks differ, a period can begin more than
 * once; its credits are allotted once.
 */
async function renew(context: QueryContext, account: AccountRow, now: Date): Promise<AccountRow> {
  const createdAt = new Date(account.created_at);
  const { lapsedCredits, allocationCredits, renewsAt } = renewPeriod(
    { createdAt, allocationCredits: account.allocation_credits },
    context.planCredits[account.plan],
    now,
  );
  const isDone =
    (await isAllotted(context, account.id, periodStart(createdAt, now), renewsAt)) ||
    (await isOnlyOperator(context, account.id));
  if (isDone) {
    await setPeriodEnd(context, account.id, renewsAt);
    return { ...account, renews_at: renewsAt.toISOString() };
  }
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

  const renewed = {
    allocation_credits: allocationCredits,
    renews_at: renewsAt.toISOString(),
    period_credits: allocationCredits,
    period_started_at: facts.created_at,
  };
  await context.db.updateTable("accounts").set(renewed).where("id", "=", account.id).execute();
  return { ...account, ...renewed };
}

/** Returns true for an operator without a key, who is no customer and gets no credits. */
async function isOnlyOperator({ db }: QueryContext, accountId: string): Promise<boolean> {
  const operator = await db
    .selectFrom("profiles")
    .leftJoin("api_keys", (join) =>
      join.onRef("api_keys.account_id", "=", "profiles.account_id").on("api_keys.revoked_at", "is", null),
    )
    .select("api_keys.id")
    .where("profiles.account_id", "=", accountId)
    .where("role", "=", "operator")
    .limit(1)
    .executeTakeFirst();
  return operator !== undefined && operator.id === null;
}

/** Returns true if the ledger has the allocation of a period. */
async function isAllotted({ db }: QueryContext, accountId: string, start: Date, end: Date): Promise<boolean> {
  const entry = await db
    .selectFrom("ledger")
    .select("id")
    .where("account_id", "=", accountId)
    .where("kind", "=", "allocation")
    .where("created_at", ">=", start.toISOString())
    .where("created_at", "<", end.toISOString())
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

/** Creates a ledger entry of any kind but a charge. */
export function ledgerEntry(
  facts: Pick<LedgerTable, "account_id" | "kind" | "pot" | "amount" | "created_at"> & {
    readonly reason?: string;
  },
): Insertable<LedgerTable> {
  return { id: randomId("entry"), request_id: null, endpoint: null, reason: null, ...facts };
}
