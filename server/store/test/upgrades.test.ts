import { fileURLToPath } from "node:url";
import { onEachEngine, type TestDatabase } from "@chart/kit/stores/test-stores";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { creditNotices } from "../src/migrations/credit-notices.js";
import { namedKeys } from "../src/migrations/named-keys.js";
import { requestGroups, requestLog, requestRows } from "../src/migrations/request-log.js";
import { openLibsql } from "../src/sqlite/libsql-database.js";
import { libsqlDialect } from "../src/sqlite/libsql-dialect.js";

// Each migration runs on the tables as they were before it, so that later ones do not matter.
onEachEngine("a store that is upgraded", (create) => {
  let database: TestDatabase;
  let db: Kysely<unknown>;
  beforeEach(async () => {
    database = await create();
    db = new Kysely({
      dialect:
        database.engine === "sqlite"
          ? libsqlDialect(openLibsql(fileURLToPath(database.url)), 20)
          : new PostgresDialect({ pool: new pg.Pool({ connectionString: database.url, max: 1 }) }),
    });
  });
  afterEach(async () => {
    await db.destroy();
    await database.drop();
  });

  const run = async (...statements: string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
  const rows = async (query: string) => (await sql.raw(query).execute(db)).rows;

  test("gives every key the name Default, keeps revoked ones, and takes more keys under other names", async () => {
    await run(
      "create table api_keys (id text primary key, account_id text not null, revoked_at text)",
      "create unique index api_keys_one_live_key on api_keys (account_id) where revoked_at is null",
      "insert into api_keys values ('1', 'a', '2026'), ('2', 'a', null), ('3', 'b', null)",
    );
    await db.transaction().execute((transaction) => namedKeys(database.engine).up(transaction));
    expect(await rows("select * from api_keys order by id")).toEqual([
      { id: "1", account_id: "a", revoked_at: "2026", name: "Default", last_used_endpoint: null },
      { id: "2", account_id: "a", revoked_at: null, name: "Default", last_used_endpoint: null },
      { id: "3", account_id: "b", revoked_at: null, name: "Default", last_used_endpoint: null },
    ]);
    const insert = "insert into api_keys (id, account_id, name) values";
    await run(`${insert} ('4', 'a', 'Production')`);
    await expect(run(`${insert} ('5', 'a', 'Production')`)).rejects.toThrow(/unique/i);
  });

  test("counts credit notices from the latest allocation in the ledger of each account", async () => {
    await run(
      "create table accounts (id text primary key, created_at text not null)",
      "create table store_settings (name text primary key, value text not null)",
      "create table ledger (account_id text, kind text, amount bigint, created_at text)",
      "insert into accounts values ('a', '2026-01'), ('b', '2026-02')",
      "insert into ledger values ('a', 'allocation', 5, '2026-01'), ('a', 'allocation', 200, '2026-03')",
      "insert into ledger values ('a', 'charge', -1, '2026-04'), ('a', 'grant', 9, '2026-05')",
    );
    await db.transaction().execute((transaction) => creditNotices(database.engine).up(transaction));
    const facts =
      "select id, cast(period_credits as int) as credits, period_started_at from accounts order by id";
    expect(await rows(facts)).toEqual([
      { id: "a", credits: 200, period_started_at: "2026-03" },
      { id: "b", credits: 0, period_started_at: "2026-02" },
    ]);
    expect(await rows("select name from store_settings")).toEqual([{ name: "credit-sweep" }]);
  });

  test("begins a log of rows beside requests that were logged in groups, and counts successes with errors", async () => {
    const insert = "insert into request_log values";
    await db.transaction().execute((transaction) => requestLog(database.engine).up(transaction));
    for (let n = 100; n < 140; n++)
      await run(`${insert} ('req_0VCmWUKd${n}', 'a', 'key', 'POST', '/v2/charts', 200, null, ${n}, 1)`);
    await db.transaction().execute((transaction) => requestGroups(database.engine, 9).up(transaction));
    const groups = (await rows("select requests from request_groups order by last_id")) as {
      requests: string;
    }[];
    expect(groups.map(({ requests }) => requests.split(" ").length)).toEqual([32, 8]);
    await run(
      "create table usage_errors (account_id text, quarter_hour text, code text, calls bigint)",
      "create index usage_errors_by_quarter_hour on usage_errors (quarter_hour)",
      "create table account_hours (hour text, account_id text, calls bigint, failed bigint)",
      "insert into usage_errors values ('a', '2026-11-21T10:15', 'X', 3)",
      "insert into account_hours values ('2026-11-21T10', 'a', 43, 3)",
    );
    await db.transaction().execute((transaction) => requestRows(database.engine).up(transaction));
    expect(await rows("select * from request_log")).toEqual([]);
    expect(await rows("select code, cast(calls as int) as calls from request_counts order by code")).toEqual([
      { code: "", calls: 40 },
      { code: "X", calls: 3 },
    ]);
  });
});
