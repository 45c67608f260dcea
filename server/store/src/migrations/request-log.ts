import { type Kysely, type Migration, sql } from "kysely";
import type { Engine } from "../base/query-context.js";

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

/**
 * Stores requests in groups of one kind and at most 3.8 seconds instead of one by one: a row of its own cost each request
 * more than 2 % of the service's throughput. Superseded by {@link requestRows}. No code reads the table any more; the
 * first contracting migration drops it, one release later; see docs/maintainers/upgrades.md.
 *
 * @param requestsAtOnce Requests that are grouped in one statement, in memory.
 */
export const requestGroups = (engine: Engine, requestsAtOnce = 50_000): Migration => ({
  async up(db: Kysely<unknown>) {
    if (engine === "postgres") {
      // Behind a pooler, the role's timeout applies, which is too short for a log of many millions of requests.
      await sql`set local statement_timeout = 0`.execute(db);
      // A request that an older process adds after the copy began would be lost without its knowledge.
      await sql`lock table request_log in access exclusive mode`.execute(db);
    }
    // Ids are in the order of time by code point, which is not the order of every locale.
    const byCodePoint = sql.raw(engine === "postgres" ? 'collate "C"' : "");
    const withoutRowId = sql.raw(engine === "sqlite" ? "without rowid" : "");
    // No foreign keys: on PostgreSQL each insert would lock the account's row and delay its charges.
    await sql`create table request_groups (
      last_id text ${byCodePoint} primary key,
      first_id text ${byCodePoint} not null,
      account_id text not null,
      key_id text not null,
      method text not null,
      route text not null,
      status integer not null,
      code text,
      credits integer not null,
      requests text not null
    ) ${withoutRowId}`.execute(db);
    await groupRequests(db, engine, requestsAtOnce);
    await sql`drop table request_log`.execute(db);
    await sql`create index request_groups_by_account on request_groups (account_id, last_id)`.execute(db);
    await sql`create index request_groups_by_code on request_groups (account_id, code, last_id)
      where code is not null`.execute(db);
    await sql`create index request_groups_by_class on request_groups (account_id, (status / 100), last_id)
      where code is not null`.execute(db);
  },
});

/** Copies all requests, in parts that end between two groups. */
async function groupRequests(db: Kysely<unknown>, engine: Engine, requestsAtOnce: number): Promise<void> {
  const concat = sql.raw(engine === "postgres" ? "string_agg" : "group_concat");
  for (let from = ""; ; ) {
    const { rows } = await sql<{ id: string }>`
      select id from request_log where id >= ${from} order by id limit 1 offset ${requestsAtOnce}`.execute(
      db,
    );
    // Sorts after all ids that begin with the same ten characters, as those of a group do.
    const end = `${rows[0]?.id.slice(0, 10) ?? "req_"}~`;
    await sql`
      insert into request_groups
        (last_id, first_id, account_id, key_id, method, route, status, code, credits, requests)
      select max(id), min(id), account_id, key_id, method, route, status, code, credits,
        ${concat}(substr(id, 11) || ':' || duration_us, ' ')
      from (
        select *, substr(id, 1, 10) as span, (row_number() over (
          partition by account_id, key_id, method, route, status, code, credits, substr(id, 1, 10) order by id
        ) - 1) / 32 as part
        from request_log where id >= ${from} and id < ${end}
      ) as numbered
      group by account_id, key_id, method, route, status, code, credits, span, part
      order by 1`.execute(db);
    if (rows.length === 0) return;
    from = end;
  }
}

/**
 * Logs one row a request again, and counts requests in one table; see docs/decisions/0016-one-request-recorder.md. Logged
 * groups stay in their table, which nothing reads any more. The counts of errors keep their table under a new name, to
 * which the successes of `account_hours` are added: a row for each account and hour of eight days.
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
