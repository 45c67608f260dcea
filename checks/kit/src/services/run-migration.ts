import { fileURLToPath } from "node:url";
import type { Engine } from "@chart/store";
import { libsqlDialect, openLibsql } from "@chart/store/engines";
import { Kysely, type Migration, PostgresDialect } from "kysely";
import pg from "pg";
import type { TestDatabase } from "../stores/test-stores.js";

/** Runs one migration again, on a database whose stores are closed and in which the test has undone it. */
export async function runMigration(
  database: TestDatabase,
  migration: (engine: Engine) => Migration,
): Promise<void> {
  const dialect =
    database.engine === "sqlite"
      ? libsqlDialect(openLibsql(fileURLToPath(database.url)), 1000)
      : new PostgresDialect({ pool: new pg.Pool({ connectionString: database.url, max: 1 }) });
  const db = new Kysely<unknown>({ dialect });
  try {
    await db.transaction().execute((transaction) => migration(database.engine).up(transaction));
  } finally {
    await db.destroy();
  }
}
