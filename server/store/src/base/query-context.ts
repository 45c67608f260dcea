import type { PepperFingerprints, Plan } from "@chart/accounts";
import type { Kysely, SelectQueryBuilder } from "kysely";
import type { StatementCache } from "./statement-cache.js";
import type { Tables } from "./tables.js";

/** Database engines that the stores run on. */
export type Engine = "sqlite" | "postgres";

/**
 * Time after a failure in which a statement that the network delayed may still arrive: PostgreSQL ends each one after
 * 5 s; one that waits for a standby keeps its locks. Once SQLite can be read again, none can.
 */
export const LATE_STATEMENTS_MS: Readonly<Record<Engine, number>> = { sqlite: 0, postgres: 60_000 };

/** Dependencies of a query: the database, or a transaction in it, and the operator's settings. */
export interface QueryContext {
  /** The database, or the current transaction. */
  readonly db: Kysely<Tables>;
  /** Reads committed data outside of the transaction. On SQLite it is a second connection, which no commit blocks. */
  readonly reader: Kysely<Tables>;
  /** Reads committed data for the dashboard, on connections of their own: charges never wait for a page or an export. */
  readonly pages: Kysely<Tables>;
  readonly engine: Engine;
  readonly statements: StatementCache;
  readonly planCredits: Readonly<Record<Plan, number>>;
  /** Peppers under which keys are hashed; undefined only for tests and tools that know no pepper. */
  readonly pepper?: PepperFingerprints | undefined;
}

/**
 * Runs an action in one transaction. On SQLite the transaction holds the write lock from the start. Every write on
 * SQLite needs a transaction: the driver leaves a single write unfinished if it finds the file locked.
 */
export function inTransaction<T>(
  context: QueryContext,
  action: (transaction: QueryContext) => Promise<T>,
): Promise<T> {
  return context.db.transaction().execute((db) => action({ ...context, db }));
}

/** Runs an action that makes a single write. Only SQLite needs a transaction for it; see {@link inTransaction}. */
export function withSingleWrite<T>(
  context: QueryContext,
  action: (context: QueryContext) => Promise<T>,
): Promise<T> {
  return context.engine === "postgres" ? action(context) : inTransaction(context, action);
}

/** Locks the rows that a query selects. SQLite needs no row locks, because a transaction locks the whole file. */
export function forUpdate<Table extends keyof Tables, Row>(
  { engine }: QueryContext,
  query: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> {
  return engine === "postgres" ? query.forUpdate() : query;
}
