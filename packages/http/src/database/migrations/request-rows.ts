import { type Kysely, type Migration, sql } from "kysely";
import type { Engine } from "../query-context.js";

/**
 * Logs one row a request again, and counts requests in one table; see docs/decisions/0016-one-request-recorder.md. Logged
 * groups stay where they are, because moving them takes minutes: the service does it while it runs, see
 * queries/request-groups.ts. The counts of errors keep their table under a new name, to which the successes of
 * `account_hours` are added: a row for each account and hour of eight days.
 */
export const requestRows = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    // Behind a pooler, the role's timeout applies, which is too short for counts of many accounts.
    if (engine === "postgres") await sql`set local statement_timeout = 0`.execute(db);
    await addLog(db, engine);

    await sql`alter table usage_errors rename to request_counts`.execute(db);
    await sql`drop index usage_errors_by_quarter_hour`.execute(db);
    await sql`
      insert into request_counts (account_id, quarter_hour, code, calls)
      select account_id, hour || ':00', '', calls - failed from account_hours where calls > failed`.execute(
      db,
    );
    await sql`drop table account_hours`.execute(db);
    // With all columns, so that the busiest accounts are read from the index alone.
    await sql`create index request_counts_by_time
      on request_counts (quarter_hour, account_id, code, calls)`.execute(db);
  },
});

/** Adds the log. Rows name accounts, keys and routes by number, which halves the log's size. */
async function addLog(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const isPostgres = engine === "postgres";
  // Ids are in the order of time by code point, which is not the order of every locale.
  const byCodePoint = sql.raw(isPostgres ? 'collate "C"' : "");
  const number = sql.raw(isPostgres ? "integer generated always as identity" : "integer");
  await sql`create table request_terms (
    number ${number} primary key,
    term text ${byCodePoint} not null unique
  )`.execute(db);
  // No foreign keys: on PostgreSQL each insert would lock the rows of its terms.
  await sql`create table request_log (
    duration_us bigint not null,
    account_term integer not null,
    key_term integer not null,
    route_term integer not null,
    credits integer not null,
    status smallint not null,
    id text ${byCodePoint} primary key,
    method text not null,
    code text
  ) ${sql.raw(isPostgres ? "" : "without rowid")}`.execute(db);
  await sql`create index request_log_by_account on request_log (account_term, id)`.execute(db);
  await sql`create index request_log_by_code on request_log (account_term, code, id)
    where code is not null`.execute(db);
  await sql`create index request_log_by_class on request_log (account_term, (status / 100), id)
    where code is not null`.execute(db);
}
