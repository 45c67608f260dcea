import { sql } from "kysely";
import type { LedgerEntry, LedgerQuery, UsageReport, UsageStore } from "../../usage/usage-store.js";
import { forUpdate, inTransaction, type QueryContext } from "../query-context.js";
import { newestFirst } from "./audit-queries.js";
import { quarterHourOf, sumQuarterHours } from "./charge-counts.js";
import { ledgerTotals } from "./ledger-totals.js";

/** Creates the usage store on a SQL database. */
export function usageStore(context: QueryContext): UsageStore {
  return {
    add: (report) => inTransaction(context, (transaction) => addReport(transaction, report)),

    countCharges: (accountId, spans) => sumQuarterHours(context, "charge_counts", accountId, spans),

    countFailures: (accountId, spans) => sumQuarterHours(context, "usage_errors", accountId, spans),

    async countErrors(accountId, { from, to }) {
      const rows = await context.pages
        .selectFrom("usage_errors")
        .where("account_id", "=", accountId)
        .where("quarter_hour", ">=", quarterHourOf(from.toISOString()))
        .where("quarter_hour", "<", quarterHourOf(to.toISOString()))
        .groupBy("code")
        .select(["code", sql<number>`cast(sum(calls) as bigint)`.as("calls")])
        .execute();
      return rows.sort((a, b) => b.calls - a.calls || a.code.localeCompare(b.code));
    },

    ledgerTotals: (accountId, span) => ledgerTotals(context, accountId, span),

    listLedger: (query) => listLedger(context, query),

    async currentAllocation(accountId) {
      const row = await context.pages
        .selectFrom("ledger")
        .select("amount")
        .where("account_id", "=", accountId)
        // A literal, because only that lets the engines use the index of allocations.
        .where("kind", "=", sql.lit("allocation" as const))
        .orderBy("created_at", "desc")
        .limit(1)
        .executeTakeFirst();
      return row?.amount ?? 0;
    },
  };
}

/** Days for which errors are kept: the longest range of the dashboard's overview, and one for changes of clocks. */
const ERROR_RETENTION_DAYS = 91;

/** Adds counts of errors, deletes old ones, and updates the last use of keys. */
async function addReport(context: QueryContext, { errors, lastUsed }: UsageReport): Promise<void> {
  const { db } = context;
  if (errors.length > 0) {
    await db
      .insertInto("usage_errors")
      .values(
        errors.map(({ accountId, at, code, calls }) => ({
          account_id: accountId,
          quarter_hour: quarterHourOf(at.toISOString()),
          code,
          calls,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(["account_id", "quarter_hour", "code"])
          .doUpdateSet((eb) => ({ calls: eb("usage_errors.calls", "+", eb.ref("excluded.calls")) })),
      )
      .execute();
    await db
      .deleteFrom("usage_errors")
      .where("quarter_hour", "<", quarterHourOf(retentionStart(errors).toISOString()))
      .execute();
  }
  if (lastUsed.length > 0) {
    // Locks in the order of the ids, so that reports of several nodes cannot deadlock.
    const ids = lastUsed.map(({ keyId }) => keyId);
    await forUpdate(
      context,
      db.selectFrom("api_keys").select("id").where("id", "in", ids).orderBy("id"),
    ).execute();
    const rows = lastUsed.map(
      ({ keyId, at, endpoint }) =>
        sql`(cast(${keyId} as text), cast(${at.toISOString()} as text), cast(${endpoint} as text))`,
    );
    await sql`
      with used (key_id, at, endpoint) as (values ${sql.join(rows)})
      update api_keys set last_used_at = used.at, last_used_endpoint = used.endpoint from used
      where api_keys.id = used.key_id and (last_used_at is null or last_used_at < used.at
        or (last_used_at = used.at and coalesce(last_used_endpoint, '') <> used.endpoint))`.execute(db);
  }
}

/** Returns the start of the time for which errors are kept, at the time of a report. */
function retentionStart(errors: UsageReport["errors"]): Date {
  const latestMs = Math.max(...errors.map(({ at }) => at.getTime()));
  return new Date(latestMs - ERROR_RETENTION_DAYS * 24 * 60 * 60 * 1000);
}

async function listLedger({ pages }: QueryContext, query: LedgerQuery): Promise<LedgerEntry[]> {
  let select = pages.selectFrom("ledger").selectAll().where("account_id", "=", query.accountId);
  if (query.endpoint !== undefined) select = select.where("endpoint", "=", query.endpoint);
  if (query.from !== undefined) select = select.where("created_at", ">=", query.from.toISOString());
  const to = query.to?.toISOString();
  // One upper bound only: with two, SQLite may start its search at the later one.
  const before =
    query.before !== undefined && (to === undefined || query.before.at < to) ? query.before : undefined;
  if (to !== undefined && before === undefined) select = select.where("created_at", "<", to);
  const rows = await newestFirst(select, before).limit(query.limit).execute();
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
