import { type Kysely, type Migration, sql } from "kysely";
import type { Engine } from "../base/query-context.js";

/**
 * Adds the notices of low credits, and to each account the start of its period and the credits with which it began,
 * which are read from the ledger once. Without them, a sweep would search the ledger for every account. The balances get
 * no index: PostgreSQL would then have to write it with each charge.
 */
export const creditNotices = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    // Behind a pooler, the role's timeout applies, which is too short for many millions of accounts.
    if (engine === "postgres") await sql`set local statement_timeout = 0`.execute(db);
    await sql`alter table accounts add column period_credits bigint not null default 0`.execute(db);
    await sql`alter table accounts add column period_started_at text not null default ''`.execute(db);
    await sql`
      update accounts set
        period_credits = coalesce((
          select amount from ledger where account_id = accounts.id and kind = 'allocation'
          order by created_at desc limit 1), 0),
        period_started_at = coalesce((
          select created_at from ledger where account_id = accounts.id and kind = 'allocation'
          order by created_at desc limit 1), created_at)`.execute(db);

    await sql`create table credit_notices (
      account_id text not null,
      period_start text not null,
      threshold integer not null,
      created_at text not null,
      attempt_at text,
      sent_at text,
      primary key (account_id, period_start, threshold)
    )`.execute(db);
    await sql`create index credit_notices_waiting on credit_notices (attempt_at)
      where attempt_at is not null`.execute(db);
    await sql`insert into store_settings (name, value) values ('credit-sweep', '')`.execute(db);
  },
});
