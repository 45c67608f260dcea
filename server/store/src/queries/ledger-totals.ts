import type { LedgerTotals, OpenSpan } from "@chart/accounts";
import { sql } from "kysely";
import type { QueryContext } from "../base/query-context.js";
import { quarterHourOf } from "./base/charge-counts.js";

/** Text after every stored instant, in the order of every locale. */
const END = "9999-12-31";

/**
 * Sums an account's ledger. Reads the counts of charges by quarter-hour, and from the ledger only the entries that are
 * not charges, so it takes as long for a million charges as for a thousand.
 */
export async function ledgerTotals(
  { pages }: QueryContext,
  accountId: string,
  { from, to }: OpenSpan,
): Promise<LedgerTotals> {
  const charged = await pages
    .selectFrom("charge_counts")
    .where("account_id", "=", accountId)
    .where("quarter_hour", ">=", from === undefined ? "" : quarterHourOf(from.toISOString()))
    .where("quarter_hour", "<", to === undefined ? END : quarterHourOf(to.toISOString()))
    .select([
      sql<number>`cast(coalesce(sum(credits), 0) as bigint)`.as("spent"),
      sql<number>`cast(coalesce(sum(calls), 0) as bigint)`.as("calls"),
    ])
    .executeTakeFirstOrThrow();
  const changes = await pages
    .selectFrom("ledger")
    .where("account_id", "=", accountId)
    // A literal, because only that lets the engines use the index of these entries.
    .where("kind", "<>", sql.lit("charge" as const))
    .where("created_at", ">=", from?.toISOString() ?? "")
    .where("created_at", "<", to?.toISOString() ?? END)
    .groupBy("kind")
    .select(["kind", sql<number>`cast(sum(amount) as bigint)`.as("credits")])
    .execute();
  const sumOf = (kind: string) => changes.find((change) => change.kind === kind)?.credits ?? 0;
  return { ...charged, added: sumOf("allocation") + sumOf("grant"), expired: 0 - sumOf("lapse") };
}
