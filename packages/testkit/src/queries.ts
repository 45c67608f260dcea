import Database from "libsql";
import pg from "pg";

/** A result row by column name. */
export type Row = Record<string, unknown>;

/** Runs a statement on a SQLite file, on a separate connection; parameters are `$1`, `$2`, ... */
export async function querySqlite(
  path: string,
  statement: string,
  parameters: (string | number)[] = [],
): Promise<Row[]> {
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
