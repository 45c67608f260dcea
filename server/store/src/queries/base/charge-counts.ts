import type { Span } from "@chart/accounts";
import { sql } from "kysely";
import type { QueryContext } from "../../base/query-context.js";
import { rowsQuery } from "./batch-query.js";

/**
 * Returns the start of the quarter-hour that contains a stored instant, as YYYY-MM-DDTHH:MM in UTC. Days start on a
 * quarter-hour in every time zone, so these counts add up to the days of any of them.
 */
export function quarterHourOf(instant: string): string {
  const minute = instant.slice(14, 16);
  const start = minute < "15" ? "00" : minute < "30" ? "15" : minute < "45" ? "30" : "45";
  return instant.slice(0, 14) + start;
}

const addCounts = rowsQuery(
  { account_id: "text", quarter_hour: "text", calls: "bigint", credits: "bigint" },
  // "where true" tells SQLite's parser that "on conflict" does not belong to a join.
  (_context, counts) => sql`
    insert into charge_counts (account_id, quarter_hour, calls, credits)
    select account_id, quarter_hour, calls, credits from ${counts} as counts where true
    on conflict (account_id, quarter_hour) do update
    set calls = charge_counts.calls + excluded.calls, credits = charge_counts.credits + excluded.credits`,
);

/** Counts charges, given by account, stored instant and credits. Must be called in their transaction, with the accounts locked. */
export async function addChargeCounts(
  context: QueryContext,
  charges: readonly (readonly [accountId: string, chargedAt: string, credits: number])[],
): Promise<void> {
  const counts = new Map<string, [accountId: string, quarterHour: string, calls: number, credits: number]>();
  for (const [accountId, chargedAt, credits] of charges) {
    const quarterHour = quarterHourOf(chargedAt);
    const key = accountId + quarterHour;
    const count = counts.get(key);
    if (count === undefined) counts.set(key, [accountId, quarterHour, 1, credits]);
    else {
      count[2]++;
      count[3] += credits;
    }
  }
  await addCounts(context, [...counts.values()]);
}

/** Sums the counts of an account in all spans with one query: of charges, or of failed requests. */
export async function sumQuarterHours(
  { pages }: QueryContext,
  table: "charge_counts" | "request_counts",
  accountId: string,
  spans: readonly Span[],
): Promise<number[]> {
  if (spans.length === 0) return [];
  const isFailure = table === "request_counts" ? sql`and code <> ''` : sql``;
  const rows = spans.map(
    ({ from, to }, index) =>
      sql`(cast(${index} as bigint), cast(${quarterHourOf(from.toISOString())} as text), cast(${quarterHourOf(to.toISOString())} as text))`,
  );
  const counted = await sql<{ span: number; calls: number }>`
    with spans (span, starts, ends) as (values ${sql.join(rows)})
    select span, (
      select cast(coalesce(sum(calls), 0) as bigint) from ${sql.table(table)}
      where account_id = ${accountId} and quarter_hour >= starts and quarter_hour < ends ${isFailure}
    ) as calls from spans`.execute(pages);
  const sums = spans.map(() => 0);
  for (const { span, calls } of counted.rows) sums[span] = calls;
  return sums;
}
