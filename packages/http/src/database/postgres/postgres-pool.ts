import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import pg from "pg";
import { StoreUnavailableError } from "../../errors/store-unavailable-error.js";
import type { StatementCache } from "../statement-cache.js";
import type { ConnectionUse } from "../stores.js";

/**
 * SQLSTATE classes and codes that speak of the server, a lock or the time taken, not of the query: 08
 * connection, 40001 and 40P01 conflict, 53 resources, 55P03 lock, 57 operator and statement timeout, 58
 * system, 25006 read-only standby, 26000 and 42P05 a pooler that shares connections.
 */
const UNAVAILABLE = /^(08|40001|40P01|53|55P03|57|58|25006|26000|42P05)/;

/** A table was altered: statements prepared before are no longer valid. A new connection prepares its own. */
const TABLE_ALTERED = "0A000";

/**
 * A pooler (PgBouncer in transaction mode before 1.21) gave us a different server connection: 26000 our prepared
 * statement is not there; 42P05 another client has prepared one of that name already.
 */
const POOLED = /^(26000|42P05)$/;

export interface PostgresOptions {
  /** Maximum wait for a connection, new or idle. */
  readonly connectTimeoutMs?: number;
  /** Maximum time of a statement on the server; the network may take half a second more. */
  readonly statementTimeoutMs?: number;
}

/** A pool that reports its use. */
export interface ObservablePool extends PostgresPool {
  use(): ConnectionUse;
}

/**
 * Opens a small pool of connections. Nothing connects before the first query.
 *
 * @param statements Names of the statements that connections keep prepared.
 */
export function openPostgresPool(
  url: string,
  statements: Pick<StatementCache, "nameOf" | "stopNaming">,
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
  // A broken connection fails its query, and the pool replaces it; nothing else has to handle the error.
  pool.on("error", ignore);
  pool.on("connect", (client) => client.on("error", ignore));
  return {
    async connect() {
      try {
        return new CheckedClient(await pool.connect(), statements);
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

/** A connection that reports an unreachable server as StoreUnavailableError, and rejects further use after that. */
class CheckedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #statements: Pick<StatementCache, "nameOf" | "stopNaming">;
  #isBroken = false;

  constructor(client: pg.PoolClient, statements: Pick<StatementCache, "nameOf" | "stopNaming">) {
    this.#client = client;
    this.#statements = statements;
  }

  /** Kysely's interface also has cursors, which nothing here opens. */
  query<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query(): never;
  async query<Row>(statement?: string, parameters?: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (statement === undefined) throw new TypeError("a cursor is not supported");
    if (this.#isBroken) throw new StoreUnavailableError("the connection is broken");
    try {
      const name = this.#statements.nameOf(statement);
      const query = { text: statement, values: [...(parameters ?? [])], name };
      const result = await this.#client.query(query);
      return result as unknown as PostgresQueryResult<Row>;
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? (error.code ?? "") : "";
      const isPooled = POOLED.test(code);
      if (isPooled) this.#statements.stopNaming();
      this.#isBroken =
        !(error instanceof pg.DatabaseError) ||
        error.severity === "FATAL" ||
        isPooled ||
        code === TABLE_ALTERED;
      throw translated(error);
    }
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }
}

/** An error that the server did not send means that it could not be reached. */
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
