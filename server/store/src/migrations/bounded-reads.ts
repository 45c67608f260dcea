import { type Kysely, type Migration, sql } from "kysely";
import type { Engine } from "../base/query-context.js";

/**
 * Adds what keeps each read of a page short, however long a ledger is: indexes for every filter, and the number of
 * charges by quarter-hour, which is counted once for the ledger that is there.
 */
export const boundedReads = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    // Behind a pooler, the role's timeout applies, which is too short for a ledger of many millions of entries.
    if (engine === "postgres") await sql`set local statement_timeout = 0`.execute(db);
    await sql`create index ledger_by_endpoint on ledger (account_id, endpoint, created_at)
      where endpoint is not null`.execute(db);
    // Charges are not in this index, so it costs them nothing.
    await sql`create index ledger_allocations on ledger (account_id, created_at)
      where kind = 'allocation'`.execute(db);

    const withoutRowId = sql.raw(engine === "sqlite" ? "without rowid" : "");
    await sql`create table charge_counts (
      account_id text not null,
      quarter_hour text not null,
      calls bigint not null,
      primary key (account_id, quarter_hour)
    ) ${withoutRowId}`.execute(db);
    await sql`
      insert into charge_counts (account_id, quarter_hour, calls)
      select account_id, substr(created_at, 1, 14) || case
        when substr(created_at, 15, 2) < '15' then '00'
        when substr(created_at, 15, 2) < '30' then '15'
        when substr(created_at, 15, 2) < '45' then '30'
        else '45' end as quarter_hour, count(*)
      from ledger where kind = 'charge' group by 1, 2`.execute(db);
  },
});
