import { setTimeout as delay } from "node:timers/promises";
import Database from "libsql";
import pg from "pg";

/** A result row by column name. */
export type Row = Record<string, unknown>;

/** Longest wait for the lock of a service that writes to the same SQLite file. */
const LONGEST_LOCK_MS = 60_000;

/**
 * Runs a statement on a SQLite file, on a separate connection; parameters are `$1`, `$2`, ... While another connection
 * writes, it tries again: the driver's own wait would block a store in the same process, which then never finishes.
 */
export async function querySqlite(
  path: string,
  statement: string,
  parameters: (string | number)[] = [],
): Promise<Row[]> {
  const endMs = performance.now() + LONGEST_LOCK_MS;
  for (;;) {
    try {
      return runOnSqlite(path, statement, parameters);
    } catch (error) {
      if (!String(error).includes("database is locked") || performance.now() > endMs) throw error;
    }
    await delay(5);
  }
}

function runOnSqlite(path: string, statement: string, parameters: (string | number)[]): Row[] {
  const database = new Database(path);
  try {
    const prepared = database.prepare(statement.replace(/\$\d/g, "?"));
    if (prepared.reader) return prepared.all(parameters) as Row[];
    prepared.run(parameters);
    return [];
  } finally {
    database.close();
  }
}

/** Runs a statement on a PostgreSQL database, on a separate connection; parameters are `$1`, `$2`, ... */
export async function queryPostgres(
  url: string,
  statement: string,
  parameters: (string | number)[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  // A lost connection also fails the query that needed it.
  client.on("error", () => {});
  await client.connect();
  try {
    // pg accepts several statements in one query only without parameters.
    const { rows = [] } = await client.query(statement, parameters.length === 0 ? undefined : parameters);
    return rows.map((row: Row) =>
      Object.fromEntries(Object.entries(row).map(([column, value]) => [column, asNumber(value)])),
    );
  } finally {
    await client.end();
  }
}

/** Converts 64-bit integers, which pg returns as text. */
function asNumber(value: unknown): unknown {
  return typeof value === "string" && /^-?\d+$/.test(value) ? Number(value) : value;
}
