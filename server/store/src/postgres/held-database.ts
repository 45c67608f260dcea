import { setTimeout } from "node:timers/promises";
import { StoreUnavailableError } from "chart-http/base";
import { type ControlledTransaction, Kysely, sql } from "kysely";
import { currentSchema } from "../base/current-schema.js";
import { StatementCache } from "../base/statement-cache.js";
import type { Tables } from "../base/tables.js";
import { MIGRATION_LOCK } from "../migrations/migrate.js";
import { UnlockedPostgresDialect } from "./postgres-dialect.js";
import { openPostgresPool } from "./postgres-pool.js";

/** Longest time of a statement of a restore or copy, in which an index of many millions of rows may be created. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

/** Time to wait for another process that migrates or replaces the store. */
const LOCK_WAIT = "3s";

/** Time that sessions get to end after their service has stopped, and pause between two looks at them. */
const SESSION_END_MS = 3000;
const SESSION_CHECK_MS = 100;

/** Name of the sessions of the command that replaces a store. Another one waits for the lock of the first. */
export const REPLACING = "chart-admin";

/** Quotes the name of a schema for a statement. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A PostgreSQL database that no other session uses; a service that starts meanwhile waits before it reads a table. */
export class HeldDatabase {
  readonly #url: string;
  readonly #connections: Kysely<Tables>;
  readonly #transaction: ControlledTransaction<Tables>;
  /** Schema of the store in use. */
  readonly schema: string;

  private constructor(
    url: string,
    connections: Kysely<Tables>,
    transaction: ControlledTransaction<Tables>,
    schema: string,
  ) {
    this.#url = url;
    this.#connections = connections;
    this.#transaction = transaction;
    this.schema = schema;
  }

  /**
   * Takes the lock of migrations, which is held until the end.
   *
   * @throws StoreUnavailableError if the lock is taken, or another session is open.
   */
  static async hold(url: string): Promise<HeldDatabase> {
    const connections = connectForLong(url);
    let transaction: ControlledTransaction<Tables> | undefined;
    try {
      transaction = await connections.startTransaction().execute();
      await sql`select set_config('lock_timeout', ${LOCK_WAIT}, true),
        set_config('statement_timeout', '0', true),
        set_config('idle_in_transaction_session_timeout', '0', true)`.execute(transaction);
      try {
        await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
      } catch (error) {
        if (!(error instanceof StoreUnavailableError && error.code === "55P03")) throw error;
        throw new StoreUnavailableError("another process migrates, restores or copies the store", {
          cause: error,
        });
      }
      const held = new HeldDatabase(url, connections, transaction, await currentSchema(transaction));
      await held.requireUnused();
      await held.requireReplaceable();
      return held;
    } catch (error) {
      await transaction
        ?.rollback()
        .execute()
        .catch(() => {});
      await connections.destroy();
      throw error;
    }
  }

  /**
   * Checks that nobody else has a session in the database, except those that wait for this command's lock. Those of a
   * service that has just stopped get a moment to end.
   *
   * @throws StoreUnavailableError that counts them.
   */
  async requireUnused(): Promise<void> {
    for (const endMs = performance.now() + SESSION_END_MS; ; await setTimeout(SESSION_CHECK_MS)) {
      const [first, ...others] = await this.#otherSessions();
      if (first === undefined) return;
      if (performance.now() < endMs) continue;
      const who = first.name ? `${first.user} (${first.name})` : first.user;
      const count = others.length === 0 ? "1 other session" : `${others.length + 1} other sessions`;
      throw new StoreUnavailableError(
        `the database has ${count}, such as one of ${who}: stop the service on every node first`,
      );
    }
  }

  async #otherSessions(): Promise<readonly { readonly user: string; readonly name: string | null }[]> {
    // Otherwise a transaction sees the sessions of its first look.
    await sql`select pg_stat_clear_snapshot()`.execute(this.#transaction);
    // Sessions of other roles have no visible name; the server's own processes have no user.
    const { rows } = await sql<{ user: string; name: string | null }>`
      select usename as "user", application_name as name from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and usename is not null
        and application_name is distinct from ${REPLACING}
        and coalesce(backend_type, 'client backend') = 'client backend'
        and not exists (select 1 from pg_locks where pg_locks.pid = pg_stat_activity.pid
          and locktype = 'advisory' and not granted)`.execute(this.#transaction);
    return rows;
  }

  /**
   * Connects to a schema of the database.
   *
   * @throws StoreUnavailableError if the connection leads to another schema, as a pooler's that ignores what it is asked.
   */
  async connect(schema: string): Promise<Kysely<Tables>> {
    const connection = connectForLong(this.#url, schema);
    const reached = await currentSchema(connection).catch(async (error) => {
      await connection.destroy();
      throw error;
    });
    if (reached === schema) return connection;
    await connection.destroy();
    throw new StoreUnavailableError(
      "the connection ignores search_path: connect to PostgreSQL itself, not through a pooler, and without options in the URL",
    );
  }

  /**
   * Checks that the role may replace the schema of the store.
   *
   * @throws StoreUnavailableError with the statement that mends it.
   */
  async requireReplaceable(): Promise<void> {
    const { rows } = await sql<{ owns: boolean; creates: boolean; role: string; extension: string | null }>`
      select pg_has_role(nspowner, 'USAGE') as owns, current_user as role,
        has_database_privilege(current_database(), 'CREATE') as creates,
        (select extname from pg_extension where extnamespace = pg_namespace.oid limit 1) as extension
      from pg_namespace where nspname = ${this.schema}`.execute(this.#connections);
    const [facts] = rows;
    if (facts === undefined) return;
    const { owns, creates, role, extension } = facts;
    const schema = quoteName(this.schema);
    if (!owns)
      throw new StoreUnavailableError(`first run: alter schema ${schema} owner to ${quoteName(role)}`);
    if (!creates) {
      throw new StoreUnavailableError(`the role ${role} may not create a schema in the database`);
    }
    if (extension !== null) {
      throw new StoreUnavailableError(
        `the extension ${extension} is in the schema of the store: move it by alter extension ${quoteName(extension)} set schema`,
      );
    }
  }

  /** Tells whether a schema has a store. */
  async hasStore(schema: string): Promise<boolean> {
    const { rows } = await sql`select 1 from pg_tables
      where schemaname = ${schema} and tablename = 'accounts'`.execute(this.#connections);
    return rows.length > 0;
  }

  /** Reads the rows of a query, a few at a time. */
  async *rowsOf(query: string, rowsAtOnce: number): AsyncIterable<Readonly<Record<string, unknown>>> {
    await sql.raw(`declare every no scroll cursor for ${query}`).execute(this.#transaction);
    for (;;) {
      const { rows } = await sql
        .raw<Readonly<Record<string, unknown>>>(`fetch ${rowsAtOnce} from every`)
        .execute(this.#transaction);
      if (rows.length === 0) break;
      yield* rows;
    }
    await sql.raw("close every").execute(this.#transaction);
  }

  /** Runs a statement at once, outside of the transaction of the lock. */
  async run(statement: string): Promise<void> {
    await sql.raw(statement).execute(this.#connections);
  }

  /** Runs statements in the transaction of the lock, and commits it. */
  async commit(statements: readonly string[]): Promise<void> {
    await this.requireUnused();
    for (const statement of statements) await sql.raw(statement).execute(this.#transaction);
    await this.#transaction.commit().execute();
  }

  /** Gives the lock back. */
  async release(): Promise<void> {
    if (!this.#transaction.isCommitted) {
      await this.#transaction
        .rollback()
        .execute()
        .catch(() => {});
    }
    await this.#connections.destroy();
  }
}

function connectForLong(url: string, schema?: string): Kysely<Tables> {
  const pool = openPostgresPool(url, new StatementCache(), {
    ...{ maxConnections: 2, statementTimeoutMs: LONGEST_MS, applicationName: REPLACING },
    ...(schema !== undefined && { schema: quoteName(schema) }),
  });
  return new Kysely<Tables>({ dialect: new UnlockedPostgresDialect({ pool }) });
}
