import { type Kysely, type Migration, sql } from "kysely";
import type { Engine } from "../base/query-context.js";

/** Lets a charge have one ledger entry for each pot that paid: a request's id is unique together with its pot. */
export const chargesByPot = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    if (engine === "postgres") {
      // Behind a pooler, the role's timeout applies, which is too short for a ledger of many millions of entries.
      await sql`set local statement_timeout = 0`.execute(db);
      await sql`alter table ledger drop constraint ledger_request_id_key, add unique (request_id, pot)`.execute(
        db,
      );
      return;
    }
    // SQLite cannot drop a constraint: the table is copied.
    await sql`create table new_ledger (
      id text primary key,
      account_id text not null references accounts (id),
      kind text not null,
      pot text not null,
      amount bigint not null,
      request_id text,
      reason text,
      created_at text not null,
      endpoint text,
      unique (request_id, pot)
    )`.execute(db);
    await sql`insert into new_ledger
      select id, account_id, kind, pot, amount, request_id, reason, created_at, endpoint from ledger
      order by rowid`.execute(db);
    await sql`drop table ledger`.execute(db);
    await sql`alter table new_ledger rename to ledger`.execute(db);
    await sql`create index ledger_by_account on ledger (account_id, created_at, kind)`.execute(db);
    await sql`create index ledger_by_endpoint on ledger (account_id, endpoint, created_at)
      where endpoint is not null`.execute(db);
    await sql`create index ledger_allocations on ledger (account_id, created_at)
      where kind = 'allocation'`.execute(db);
  },
});
