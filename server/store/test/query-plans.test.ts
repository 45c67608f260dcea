import { fileURLToPath } from "node:url";
import { onEachEngine, PLAN_CREDITS, type TestDatabase } from "@chart/kit/stores/test-stores";
import { type CompiledQuery, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { QueryContext } from "../src/base/query-context.js";
import { StatementCache } from "../src/base/statement-cache.js";
import type { Tables } from "../src/base/tables.js";
import { auditStore } from "../src/queries/base/audit-queries.js";
import { requestLogStore } from "../src/queries/requests/request-log-queries.js";
import { usageStore } from "../src/queries/usage-queries.js";
import { openLibsqlReader } from "../src/sqlite/libsql-database.js";
import { libsqlDialect } from "../src/sqlite/libsql-dialect.js";

const accountId = "acct_a";
const from = new Date("2026-11-21T00:00Z");
const to = new Date("2026-11-22T00:00Z");
const before = { at: "2026-11-21T12:00:00.000Z", id: "entry_1" };
const endpoint = "/v2/charts";

type Reads = ReturnType<typeof usageStore> &
  ReturnType<typeof auditStore> & { readonly requests: ReturnType<typeof requestLogStore>["list"] };

const requests = { accountId, from, to, before: "req_0VCmWUKD", limit: 31 };

/** Each read of the dashboard's pages: the index that serves it, and the columns that bound the search in the index. */
const READS: [name: string, index: string, columns: string[], (reads: Reads) => Promise<unknown>][] = [
  ["ledger", "ledger_by_account", ["account_id"], (reads) => reads.listLedger({ accountId, limit: 31 })],
  [
    "ledger from a cursor",
    "ledger_by_account",
    ["account_id", "created_at"],
    (reads) => reads.listLedger({ accountId, before, limit: 31 }),
  ],
  [
    "ledger of a day",
    "ledger_by_account",
    ["account_id", "created_at"],
    (reads) => reads.listLedger({ accountId, from, to, limit: 31 }),
  ],
  [
    "ledger of an endpoint",
    "ledger_by_endpoint",
    ["account_id", "endpoint"],
    (reads) => reads.listLedger({ accountId, endpoint, limit: 31 }),
  ],
  [
    "ledger of an endpoint from a cursor",
    "ledger_by_endpoint",
    ["account_id", "endpoint", "created_at"],
    (reads) => reads.listLedger({ accountId, endpoint, before, limit: 31 }),
  ],
  [
    "ledger of an endpoint and a day",
    "ledger_by_endpoint",
    ["account_id", "endpoint", "created_at"],
    (reads) => reads.listLedger({ accountId, endpoint, from, to, limit: 31 }),
  ],
  [
    "ledger of an endpoint and a day from a cursor",
    "ledger_by_endpoint",
    ["account_id", "endpoint", "created_at"],
    (reads) => reads.listLedger({ accountId, endpoint, from, to, before, limit: 31 }),
  ],
  ["current allocation", "ledger_allocations", ["account_id"], (reads) => reads.currentAllocation(accountId)],
  [
    "charges by day",
    "charge_counts",
    ["account_id", "quarter_hour"],
    (reads) => reads.countCharges(accountId, [{ from, to }]),
  ],
  [
    "errors by code",
    "request_counts",
    ["account_id", "quarter_hour"],
    (reads) => reads.countErrors(accountId, { from, to }),
  ],
  [
    "failures by day",
    "request_counts",
    ["account_id", "quarter_hour"],
    (reads) => reads.countFailures(accountId, [{ from, to }]),
  ],
  [
    "audit log of an account from a cursor",
    "audit_entries_by_account",
    ["account_id", "created_at"],
    (reads) => reads.list({ accountId, before, limit: 31 }),
  ],
  ["requests", "request_log_by_account", ["account_term", "id"], (reads) => reads.requests(requests)],
  [
    "requests of an endpoint",
    "request_log_by_account",
    ["account_term", "id"],
    (reads) => reads.requests({ ...requests, route: endpoint }),
  ],
  [
    "requests with an error code",
    "request_log_by_code",
    ["account_term", "code", "id"],
    (reads) => reads.requests({ ...requests, code: "INVALID_BIRTHDATE" }),
  ],
  [
    "requests of a class of errors",
    "request_log_by_class",
    ["account_term", "id"],
    (reads) => reads.requests({ ...requests, statusClass: 5 }),
  ],
];

onEachEngine("reads of the dashboard", (create) => {
  let database: TestDatabase;
  let pages: Kysely<Tables>;
  let asked: CompiledQuery[];
  beforeEach(async () => {
    database = await create();
    await (await database.open()).close();
    asked = [];
    const dialect =
      database.engine === "sqlite"
        ? libsqlDialect(openLibsqlReader(fileURLToPath(database.url)), 20)
        : new PostgresDialect({ pool: new pg.Pool({ connectionString: database.url, max: 1 }) });
    pages = new Kysely<Tables>({ dialect, log: ({ query }) => void asked.push(query) });
  });
  afterEach(async () => {
    await pages.destroy();
    await database.drop();
  });

  test("each search an index by every column that they filter or continue by, however long the ledger is", async () => {
    const context: QueryContext = {
      ...{ db: pages, reader: pages, pages, engine: database.engine },
      ...{ statements: new StatementCache(), planCredits: PLAN_CREDITS },
    };
    const requests = requestLogStore(context).list;
    const reads = { ...usageStore(context), ...auditStore(context), requests };
    if (database.engine === "postgres") {
      // The tables are empty, so PostgreSQL would read them as a whole.
      for (const plan of ["seqscan", "bitmapscan"])
        await run({ sql: `set enable_${plan} = off`, parameters: [] });
    }
    for (const [name, index, columns, read] of READS) {
      asked = [];
      await read(reads);
      for (const query of [...asked]) {
        // Of two limits for one end, SQLite may take the farther one.
        for (const limit of ["<", ">="]) {
          const limited = query.sql.match(new RegExp(`(created_at|\\bid)"?[^"]{0,4} ${limit} `, "g")) ?? [];
          expect(limited.length, `${name}: ${query.sql}`).toBeLessThanOrEqual(1);
        }
        const isOfTerms = /^select[^(]*from "request_terms"/.test(query.sql);
        const plan =
          (await explain(query)).find((line) => line.includes(isOfTerms ? "request_terms" : index)) ?? "";
        for (const column of isOfTerms ? ["term"] : columns)
          expect(plan, `${name}: ${query.sql}`).toMatch(new RegExp(`\\b${column}\\b`));
        expect(plan).not.toContain("request_counts_by_time");
      }
    }
  });

  const run = (query: Pick<CompiledQuery, "sql" | "parameters">) =>
    pages.executeQuery<Record<string, unknown>>({ ...query, query: { kind: "RawNode" } } as never);

  /** Returns the steps of a query's plan, each with its index and the columns that bound the search. */
  async function explain({ sql, parameters }: CompiledQuery): Promise<string[]> {
    if (database.engine === "sqlite") {
      const { rows } = await run({ sql: `explain query plan ${sql}`, parameters });
      return rows.map(({ detail }) => String(detail));
    }
    const { rows } = await run({ sql: `explain (costs off) ${sql}`, parameters });
    const lines = rows.map((row) => String(row["QUERY PLAN"]));
    return lines.map((line, n) => `${line} ${lines[n + 1]?.includes("Index Cond") ? lines[n + 1] : ""}`);
  }
});
