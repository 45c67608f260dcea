import { fileURLToPath } from "node:url";
import { onEachEngine, PLAN_CREDITS, type TestDatabase } from "@chart/kit/stores/test-stores";
import fc from "fast-check";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { QueryContext } from "../src/base/query-context.js";
import { StatementCache } from "../src/base/statement-cache.js";
import type { Tables } from "../src/base/tables.js";
import { rowsQuery } from "../src/queries/base/batch-query.js";
import { openLibsqlReader } from "../src/sqlite/libsql-database.js";
import { libsqlDialect } from "../src/sqlite/libsql-dialect.js";

/** Text that both engines can store: any characters but NUL and halves of a surrogate pair. */
const text = fc.string({
  unit: fc.constantFrom("a", "é", "😀", "'", '"', "\\", ",", "{", "}", "\n", "\t", "\u0001", " ", "null"),
});
const rows = fc.array(
  fc.tuple(
    fc.option(text),
    fc.option(fc.maxSafeInteger()),
    fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }).map((part) => part + 0)),
  ),
  { maxLength: 20 },
);

const readRows = rowsQuery<{ name: string | null; whole: number | null; part: number | null }>(
  { name: "text", whole: "bigint", part: "float8" },
  (_context, given) => sql`select name, whole, part from ${given} as given`,
);
onEachEngine("rows of a query", (create) => {
  let database: TestDatabase;
  let context: QueryContext;
  beforeEach(async () => {
    database = await create();
    await (await database.open()).close();
    const dialect =
      database.engine === "sqlite"
        ? libsqlDialect(openLibsqlReader(fileURLToPath(database.url)), 20)
        : new PostgresDialect({ pool: new pg.Pool({ connectionString: database.url, max: 1 }) });
    const db = new Kysely<Tables>({ dialect });
    context = {
      ...{ db, reader: db, pages: db, engine: database.engine },
      ...{ statements: new StatementCache(), planCredits: PLAN_CREDITS },
    };
  });
  afterEach(async () => {
    await context.db.destroy();
    await database.drop();
  });

  test("arrive in their order with every character and number as given", async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        const read = await readRows(context, given);
        expect(read.map(({ name, whole, part }) => [name, numberOf(whole), numberOf(part)])).toEqual(
          given.map(([name, whole, part]) => [name, whole, part]),
        );
      }),
    );
  });
});

/** Returns a number that PostgreSQL's driver gives as text. */
function numberOf(value: unknown): number | null {
  return value === null ? null : Number(value);
}
