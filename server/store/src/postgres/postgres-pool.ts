import { StoreUnavailableError } from "chart-http/base";
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import pg from "pg";
import type { StatementCache } from "../base/statement-cache.js";
import type { ConnectionUse } from "../base/stores.js";

/**
 * SQLSTATE codes that concern the server, not the query, so that a retry may succeed:
 *
 *     08            connection lost            55P03         lock not available
 *     40001, 40P01  conflict or deadlock       57            shutdown or statement timeout
 *     53            out of resources           58            system error
 *     25006         read-only standby          26000, 42P05  a pooler shares connections
 */
const UNAVAILABLE = /^(08|40001|40P01|53|55P03|57|58|25006|26000|42P05)/;

/** The connection was lost, as a proxy in front of the server reports it. */
const LOST = /^08/;

/**
 * Warnings with which PostgreSQL confirms a commit that its synchronous standby may not have: somebody cancelled the wait
 * for it (01000), or ended its session (57P01).
 */
const UNCONFIRMED = /^(01000|57P01)$/;
/** Part of PostgreSQL that sends them. Other warnings have the code 01000, too. */
const SENDER = /^SyncRep/;

/** A table was altered: statements prepared before are no longer valid. A new connection prepares its own. */
const TABLE_ALTERED = "0A000";

/**
 * A pooler (PgBouncer in transaction mode before 1.21) gave us a different server connection: 26000 our prepared
 * statement is not there; 42P05 another client has already prepared one of that name.
 */
const POOLED = /^(26000|42P05)$/;

export interface PostgresOptions {
  readonly maxConnections?: number;
  /** Maximum wait for a connection, new or idle. */
  readonly connectTimeoutMs?: number;
  /** Maximum time of a statement on the server. The client waits half a second longer for its result. */
  readonly statementTimeoutMs?: number;
  /** Schema, quoted if necessary, in which names without one are found; by default what the server has for this role. */
  readonly schema?: string;
  /** Name of the sessions in `pg_stat_activity`. */
  readonly applicationName?: string;
}

export interface ObservablePool extends PostgresPool {
  use(): ConnectionUse;
}

/** Opens a pool, which connects at the first query. Each connection keeps the named statements prepared. */
export function openPostgresPool(
  url: string,
  statements: Pick<StatementCache, "nameOf" | "stopNaming">,
  {
    maxConnections = 10,
    connectTimeoutMs = 2000,
    statementTimeoutMs = 5000,
    schema,
    applicationName = "chart-http",
  }: PostgresOptions = {},
): ObservablePool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: applicationName,
    max: maxConnections,
    keepAlive: true,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 500,
    idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
    // A commit must be on disk before it is confirmed, and warnings must arrive, whatever the database's defaults are.
    options: `-c synchronous_commit=on -c client_min_messages=warning${schema === undefined ? "" : ` -c search_path=${optionText(schema)}`}`,
    types: { getTypeParser },
  });
  // Without these listeners a lost connection would end the process. Its query fails anyway, and the pool replaces it.
  pool.on("error", ignore);
  const unconfirmed = new WeakSet<pg.PoolClient>();
  pool.on("connect", (client) => {
    client.on("error", ignore);
    client.on("notice", ({ code, routine }) => {
      if (UNCONFIRMED.test(code ?? "") && SENDER.test(routine ?? "SyncRep")) unconfirmed.add(client);
    });
  });
  return {
    async connect() {
      try {
        return new CheckedClient(await pool.connect(), statements, unconfirmed);
      } catch (error) {
        throw translateError(error);
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

/** Writes a value as one option of a connection, in which a backslash keeps spaces together. */
function optionText(value: string): string {
  return value.replace(/[\\\s]/g, "\\$&");
}

/** A connection that translates errors to StoreUnavailableError, and rejects every query once it is broken. */
class CheckedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #statements: Pick<StatementCache, "nameOf" | "stopNaming">;
  /** Connections whose last commit the standby may not have. */
  readonly #unconfirmed: WeakSet<pg.PoolClient>;
  /** Reason why the connection is broken. Later queries, such as a rollback, fail with the same error. */
  #fault: unknown;

  constructor(
    client: pg.PoolClient,
    statements: Pick<StatementCache, "nameOf" | "stopNaming">,
    unconfirmed: WeakSet<pg.PoolClient>,
  ) {
    this.#client = client;
    this.#statements = statements;
    this.#unconfirmed = unconfirmed;
  }

  /** Kysely's interface requires a second form, for cursors, which the stores do not use. */
  query<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query(): never;
  async query<Row>(statement?: string, parameters?: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (statement === undefined) throw new TypeError("a cursor is not supported");
    if (this.#fault !== undefined) throw this.#fault;
    const result = await this.#run(statement, parameters);
    // A server that sends the warning sends the result as well, as if nothing had happened.
    if (this.#unconfirmed.delete(this.#client)) {
      throw new StoreUnavailableError("the standby has not confirmed a commit", { isOutcomeUnknown: true });
    }
    return result as unknown as PostgresQueryResult<Row>;
  }

  async #run(statement: string, parameters: readonly unknown[] = []): Promise<pg.QueryResult> {
    try {
      const name = this.#statements.nameOf(statement);
      return await this.#client.query({ text: statement, values: [...parameters], name });
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? (error.code ?? "") : "";
      const isPooled = POOLED.test(code);
      if (isPooled) this.#statements.stopNaming();
      const isLost = !(error instanceof pg.DatabaseError) || error.severity === "FATAL" || LOST.test(code);
      const translated = translateError(error, isLost);
      if (isLost || isPooled || code === TABLE_ALTERED) this.#fault = translated;
      throw translated;
    }
  }

  release(): void {
    this.#client.release(this.#fault !== undefined);
  }
}

/** Translates an error of the driver. If the server did not send it, the server could not be reached. */
function translateError(error: unknown, isOutcomeUnknown = false): unknown {
  if (error instanceof TypeError) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "no connection";
  const mayBeRetried = UNAVAILABLE.test(code) || code === TABLE_ALTERED;
  if (error instanceof pg.DatabaseError && !mayBeRetried) return error;
  return new StoreUnavailableError(code, { code, cause: error, isOutcomeUnknown });
}

/** Parses 64-bit integers as numbers, not as pg's text: credits and counts are far below 2^53. */
function getTypeParser(
  ...[type, format]: Parameters<typeof pg.types.getTypeParser>
): (text: string) => unknown {
  return type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format);
}

function ignore(): void {}
