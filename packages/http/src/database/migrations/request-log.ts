import { type Kysely, type Migration, sql } from "kysely";
import type { Engine } from "../query-context.js";

/**
 * Adds the log of requests. Its ids begin with the time, so a new request goes to the end of the table, and the oldest
 * ones are at its start. There are indexes for errors, which are few, but none for endpoints and keys: each of them
 * would cost every request more than a limit to the requests that a search looks at.
 */
export const requestLog = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    // Ids are in the order of time by code point, which is not the order of every locale.
    const byCodePoint = sql.raw(engine === "postgres" ? 'collate "C"' : "");
    const withoutRowId = sql.raw(engine === "sqlite" ? "without rowid" : "");
    // No foreign keys: on PostgreSQL each insert would lock the account's row and delay its charges.
    await sql`create table request_log (
      id text ${byCodePoint} primary key,
      account_id text not null,
      key_id text not null,
      method text not null,
      route text not null,
      status integer not null,
      code text,
      duration_us bigint not null,
      credits integer not null
    ) ${withoutRowId}`.execute(db);
    await sql`create index request_log_by_account on request_log (account_id, id)`.execute(db);
    await sql`create index request_log_by_code on request_log (account_id, code, id)
      where code is not null`.execute(db);
    await sql`create index request_log_by_class on request_log (account_id, (status / 100), id)
      where code is not null`.execute(db);
  },
});
