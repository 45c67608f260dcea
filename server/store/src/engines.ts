/**
 * The engines themselves, for tests and tools. An entry of their own, because they load the query builder and the drivers
 * of both: a fifth of a second.
 *
 * @module
 */
export { openPostgresStore } from "./postgres/postgres-store.js";
export { openLibsql } from "./sqlite/libsql-database.js";
export { libsqlDialect } from "./sqlite/libsql-dialect.js";
export { openSqliteStore } from "./sqlite/sqlite-store.js";
