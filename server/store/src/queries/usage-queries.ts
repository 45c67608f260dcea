import type { LedgerEntry, LedgerQuery, UsageStore } from "@chart/accounts";
import { sql } from "kysely";
import type { QueryContext } from "../base/query-context.js";
import { newestFirst } from "./base/audit-queries.js";
import { quarterHourOf, sumQuarterHours } from "./base/charge-counts.js";
import { ledgerTotals } from "./ledger-totals.js";

export function usageStore(context: QueryContext): UsageStore {
  return {
    usageByAccount: ({ from, to }) =>
      context.pages
        .selectFrom("charge_counts")
        .innerJoin("accounts", "accounts.id", "account_id")
        .where("quarter_hour", ">=", quarterHourOf(from.toISOString()))
        .where("quarter_hour", "<", quarterHourOf(to.toISOString()))
        .groupBy(["account_id", "email", "plan"])
        .having(sql<number>`sum(calls)`, ">", 0)
        .orderBy("email")
        .select([
          "account_id as accountId",
          "email",
          "plan",
          sql<number>`cast(sum(calls) as bigint)`.as("requests"),
          sql<number>`cast(sum(credits) as bigint)`.as("credits"),
        ])
        .execute(),

    countCharges: (accountId, spans) => sumQuarterHours(context, "charge_counts", accountId, spans),

    countFailures: (accountId, spans) => sumQuarterHours(context, "request_counts", accountId, spans),

    async countErrors(accountId, { from, to }) {
      const rows = await context.pages
        .selectFrom("request_counts")
        .where("account_id", "=", accountId)
        .where("quarter_hour", ">=", quarterHourOf(from.toISOString()))
        .where("quarter_hour", "<", quarterHourOf(to.toISOString()))
        .where("code", "<>", "")
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
