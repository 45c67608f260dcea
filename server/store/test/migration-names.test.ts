import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteQueryCompiler,
} from "kysely";
import { describe, expect, test } from "vitest";
import type { Engine } from "../src/base/query-context.js";
import { migrations } from "../src/migrations/migrate.js";

const ENGINES: readonly Engine[] = ["sqlite", "postgres"];

/** Last migration without a kind in its name. */
const LAST_WITHOUT_KIND = 24;

describe.each(ENGINES)("the migrations of %s", (engine) => {
  const names = Object.keys(migrations(engine));

  test("are numbered without gaps, and each after 0024 says whether it expands or contracts", () => {
    expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1));
    for (const name of names.slice(LAST_WITHOUT_KIND))
      expect(name).toMatch(/^\d{4}-(expand|contract)-[a-z\d]+(-[a-z\d]+)*$/);
  });

  test("that expand only create tables, indexes and columns that may be left out", async () => {
    for (const [name, { up }] of Object.entries(migrations(engine))) {
      if (!name.includes("-expand-")) continue;
      const statements = await statementsOf(engine, up);
      expect(statements.filter((statement) => !isExpanding(statement))).toEqual([]);
    }
  });
});

test.each([
  ["create table x (id text not null)", true],
  ['create index "x_by_y" on "x" ("y")', true],
  ['alter table "x" add column "y" text', true],
  ["alter table x add column y integer not null default 0", true],
  ["set local statement_timeout = 0", true],
  ["alter table x add column y text not null", false],
  ["alter table x add column y text, drop column z", false],
  ["create unique index x_by_y on x (y)", false],
  ["alter table x rename to y", false],
  ["drop table x", false],
  ["update x set y = 1", false],
])("the statement %s is expanding: %s", (statement, expected) => {
  expect(isExpanding(statement)).toBe(expected);
});

test("statements of a migration are read without a database", async () => {
  expect(await statementsOf("sqlite", migrations("sqlite")["0024-earlier-endings"]!.up)).toEqual([
    expect.stringMatching(/^create table "earlier_endings"/),
  ]);
});

/** Compiles the statements of a migration, whose reads find nothing. */
async function statementsOf(engine: Engine, up: (db: Kysely<unknown>) => Promise<void>): Promise<string[]> {
  const statements: string[] = [];
  const isSqlite = engine === "sqlite";
  const db = new Kysely<unknown>({
    dialect: {
      createDriver: () => new DummyDriver(),
      createAdapter: () => (isSqlite ? new SqliteAdapter() : new PostgresAdapter()),
      createQueryCompiler: () => (isSqlite ? new SqliteQueryCompiler() : new PostgresQueryCompiler()),
      createIntrospector: () => {
        throw new TypeError("a migration knows the tables");
      },
    },
    log: ({ query }) => void statements.push(query.sql.trim()),
  });
  await up(db);
  return statements;
}

/** Tells whether the release before works as well after a statement: it knows none of what is new. */
function isExpanding(statement: string): boolean {
  if (/^(create table|create index|set local) /.test(statement)) return true;
  const isColumn = /^alter table \S+ add column [^,]+$/.test(statement);
  return isColumn && (!/ not null/.test(statement) || / default /.test(statement));
}
