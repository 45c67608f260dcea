import { type Kysely, type Migration, sql } from "kysely";
import type { Engine } from "../base/query-context.js";

/**
 * Adds the facts from which totals of the ledger are read: the charged credits of each quarter-hour, summed once from
 * the existing ledger, and an index of the entries that are not charges.
 */
export const chargedCredits = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    // Behind a pooler, the role's timeout applies, which is too short for a ledger of many millions of entries.
    if (engine === "postgres") await sql`set local statement_timeout = 0`.execute(db);
    await sql`create index ledger_changes on ledger (account_id, created_at, kind, amount)
      where kind <> 'charge'`.execute(db);
    await sql`alter table charge_counts add column credits bigint not null default 0`.execute(db);
    await sql`
      update charge_counts set credits = charged.credits
      from (
        select account_id, ${quarterHour("created_at")} as quarter_hour, -sum(amount) as credits
        from ledger where kind = 'charge' group by 1, 2
      ) as charged
      where charge_counts.account_id = charged.account_id and charge_counts.quarter_hour = charged.quarter_hour
    `.execute(db);
    // A refund takes its charge out of the counts, as it did with the calls. Its id is that of the request.
    await sql`
      update charge_counts set credits = charge_counts.credits - refunded.credits
      from (
        select charge.account_id, ${quarterHour("charge.created_at")} as quarter_hour, -sum(charge.amount) as credits
        from ledger as refund join ledger as charge on charge.request_id = substr(refund.id, 8)
        where refund.kind = 'refund' and refund.kind <> 'charge' and charge.kind = 'charge' group by 1, 2
      ) as refunded
      where charge_counts.account_id = refunded.account_id and charge_counts.quarter_hour = refunded.quarter_hour
    `.execute(db);
  },
});

/** Returns the start of the quarter-hour of a column, as `charge-counts.ts` writes it. */
function quarterHour(column: string) {
  const instant = sql.ref(column);
  return sql`substr(${instant}, 1, 14) || case
    when substr(${instant}, 15, 2) < '15' then '00'
    when substr(${instant}, 15, 2) < '30' then '15'
    when substr(${instant}, 15, 2) < '45' then '30'
    else '45' end`;
}
