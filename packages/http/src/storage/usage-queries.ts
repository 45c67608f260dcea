import { sql } from "kysely";
import type { LedgerEntry, LedgerQuery, Span, UsageReport, UsageStore } from "../usage/usage-store.js";
import { newestFirst } from "./audit-queries.js";
import { inTransaction, type Session } from "./session.js";

/** What accounts have used, in a SQL database. */
export function usageStore(session: Session): UsageStore {
  return {
    add: (report) => inTransaction(session, (transaction) => addReport(transaction, report)),

    countCharges: (accountId, spans) => countCharges(session, accountId, spans),

    async countErrors(accountId, sinceDay) {
      const rows = await session.db
        .selectFrom("usage_errors")
        .where("account_id", "=", accountId)
        .where("day", ">=", sinceDay)
        .groupBy("code")
        .select(["code", sql<number>`cast(sum(calls) as bigint)`.as("calls")])
        .execute();
      return rows.sort((a, b) => b.calls - a.calls || a.code.localeCompare(b.code));
    },

    listLedger: (query) => listLedger(session, query),

    async currentAllocation(accountId) {
      const row = await session.db
        .selectFrom("ledger")
        .select("amount")
        .where("account_id", "=", accountId)
        .where("kind", "=", "allocation")
        .orderBy("created_at", "desc")
        .limit(1)
        .executeTakeFirst();
      return row?.amount ?? 0;
    },

    async findKey(accountId) {
      const row = await session.db
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
    },
  };
}

/** Adds in the order of the ids, so that nodes that report at the same time cannot stand in each other's way. */
async function addReport({ db }: Session, { errors, lastUsed }: UsageReport): Promise<void> {
  const ordered = errors.toSorted((a, b) => (errorKey(a) < errorKey(b) ? -1 : 1));
  for (const { accountId, day, code, calls } of ordered) {
    await db
      .insertInto("usage_errors")
      .values({ account_id: accountId, day, code, calls })
      .onConflict((conflict) =>
        conflict
          .columns(["account_id", "day", "code"])
          .doUpdateSet((eb) => ({ calls: eb("usage_errors.calls", "+", eb.ref("excluded.calls")) })),
      )
      .execute();
  }
  for (const { accountId, at } of lastUsed.toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1))) {
    const used = at.toISOString();
    await db
      .updateTable("api_keys")
      .set({ last_used_at: used })
      .where("account_id", "=", accountId)
      .where("revoked_at", "is", null)
      // A use before the key was made was its predecessor's.
      .where("created_at", "<=", used)
      .where((eb) => eb.or([eb("last_used_at", "is", null), eb("last_used_at", "<", used)]))
      .execute();
  }
}

const errorKey = ({ accountId, day, code }: UsageReport["errors"][number]): string =>
  `${accountId} ${day} ${code}`;

async function countCharges({ db }: Session, accountId: string, spans: readonly Span[]): Promise<number[]> {
  if (spans.length === 0) return [];
  const rows = spans.map(
    ({ from, to }, index) =>
      sql`(cast(${index} as bigint), cast(${from.toISOString()} as text), cast(${to.toISOString()} as text))`,
  );
  const counted = await sql<{ span: number; calls: number }>`
    with spans (span, starts, ends) as (values ${sql.join(rows)})
    select span, (
      select count(*) from ledger
      where account_id = ${accountId} and created_at >= starts and created_at < ends and kind = 'charge'
    ) as calls from spans`.execute(db);
  const counts = spans.map(() => 0);
  for (const { span, calls } of counted.rows) counts[span] = calls;
  return counts;
}

async function listLedger({ db }: Session, query: LedgerQuery): Promise<LedgerEntry[]> {
  let select = db.selectFrom("ledger").selectAll().where("account_id", "=", query.accountId);
  if (query.endpoint !== undefined) select = select.where("endpoint", "=", query.endpoint);
  if (query.from !== undefined) select = select.where("created_at", ">=", query.from.toISOString());
  if (query.to !== undefined) select = select.where("created_at", "<", query.to.toISOString());
  const rows = await newestFirst(select, query.before).limit(query.limit).execute();
  return rows.map((row) => ({
    id: row.id,
    at: new Date(row.created_at),
    kind: row.kind,
    pot: row.pot,
    amount: row.amount,
    endpoint: row.endpoint ?? undefined,
    requestId: row.request_id ?? undefined,
    reason: row.reason ?? undefined,
  }));
}
