import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import pg from "pg";
import { StoreUnavailableError } from "../../errors/store-unavailable-error.js";
import { statementName } from "../queries/json-query.js";
import type { ConnectionUse } from "../stores.js";

/**
 * SQLSTATE classes and codes that speak of the server, a lock or the time taken, not of the query: 08
 * connection, 40001 and 40P01 conflict, 53 resources, 55P03 lock, 57 operator and statement timeout, 58
 * system, 25006 read-only standby.
 */
const UNAVAILABLE = /^(08|40001|40P01|53|55P03|57|58|25006)/;

/**
 * What is prepared on the connection is no longer what the server has: 0A000 a table that it names was altered, 26000
 * somebody between us has another connection. A new one prepares anew.
 */
const PREPARED_NO_MORE = /^(0A000|26000)/;

export interface PostgresOptions {
  /** How long a request waits for a connection, new or free. */
  readonly connectTimeoutMs?: number;
  /** How long the server may work at a statement; the network may take half a second more. */
  readonly statementTimeoutMs?: number;
}

/** A pool that tells how it is used. */
export interface ObservablePool extends PostgresPool {
  use(): ConnectionUse;
}

/** Opens a small pool of connections. Nothing connects before the first query. */
export function openPostgresPool(
  url: string,
  { connectTimeoutMs = 2000, statementTimeoutMs = 5000 }: PostgresOptions = {},
): ObservablePool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "chart-http",
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 500,
    idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
    // A commit is on disk before it is answered, whatever the database's default.
    options: "-c synchronous_commit=on",
    types: { getTypeParser },
  });
  // A connection that breaks tells its query, which fails, and the pool, which replaces it: no one else needs to know.
  pool.on("error", ignore);
  pool.on("connect", (client) => client.on("error", ignore));
  return {
    async connect() {
      try {
        return new CheckedClient(await pool.connect());
      } catch (error) {
        throw translated(error);
      }
    },
    end: () => pool.end(),
    use: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

/** A connection whose errors say whether the store is out of reach, and which is not used again after that. */
class CheckedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #isBroken = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  /** Kysely's interface also has cursors, which nothing here opens. */
  query<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query(): never;
  async query<Row>(statement?: string, parameters?: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (statement === undefined) throw new TypeError("a cursor is not supported");
    if (this.#isBroken) throw new StoreUnavailableError("the connection is broken");
    try {
      const query = { text: statement, values: [...(parameters ?? [])], name: statementName(statement) };
      const result = await this.#client.query(query);
      return result as unknown as PostgresQueryResult<Row>;
    } catch (error) {
      this.#isBroken =
        !(error instanceof pg.DatabaseError) ||
        error.severity === "FATAL" ||
        PREPARED_NO_MORE.test(error.code ?? "");
      throw translated(error);
    }
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }
}

/** What is no answer of the server is trouble on the way to it. */
function translated(error: unknown): unknown {
  if (error instanceof TypeError) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "no connection";
  if (error instanceof pg.DatabaseError && !UNAVAILABLE.test(code)) return error;
  return new StoreUnavailableError(code, { cause: error });
}

/** Credits are exact numbers; pg would give 64-bit integers as text. */
function getTypeParser(
  ...[type, format]: Parameters<typeof pg.types.getTypeParser>
): (text: string) => unknown {
  return type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format);
}

function ignore(): void {}
