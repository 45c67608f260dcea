import { Kysely } from "kysely";
import type { DatabaseLocation } from "../base/database-location.js";
import { StatementCache } from "../base/statement-cache.js";
import type { Tables } from "../base/tables.js";
import { UnlockedPostgresDialect } from "../postgres/postgres-dialect.js";
import { openPostgresPool } from "../postgres/postgres-pool.js";
import { openExisting } from "../sqlite/libsql-database.js";
import { libsqlDialect } from "../sqlite/libsql-dialect.js";

/** Connects to a store as it is, even while services use it, and migrates nothing. A SQLite file must exist. */
export function connect(database: DatabaseLocation, isReadOnly = false): Kysely<Tables> {
  if (database.engine === "sqlite") {
    return new Kysely({ dialect: libsqlDialect(openExisting(database.path, { isReadOnly }), 2000) });
  }
  const pool = openPostgresPool(database.url, new StatementCache(), { maxConnections: 1 });
  return new Kysely({ dialect: new UnlockedPostgresDialect({ pool }) });
}
