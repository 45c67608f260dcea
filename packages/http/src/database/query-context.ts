import type { Kysely, SelectQueryBuilder } from "kysely";
import type { Plan } from "../accounts/plan.js";
import type { StatementCache } from "./statement-cache.js";
import type { Tables } from "./tables.js";

export type Engine = "sqlite" | "postgres";

/** Dependencies of a query: a database, or a transaction in it, and the operator's settings. */
export interface QueryContext {
  readonly db: Kysely<Tables>;
  /** Reads committed data, during a commit too if `db` is a single connection. */
  readonly reader: Kysely<Tables>;
  readonly engine: Engine;
  readonly statements: StatementCache;
  /** Credits a month. */
  readonly planCredits: Readonly<Record<Plan, number>>;
}

/**
 * Runs an action in one transaction. On SQLite the transaction has the write lock from the start, and every write
 * needs one: outside of a transaction, a write that finds the file locked stays open in the driver.
 */
export function inTransaction<T>(
  context: QueryContext,
  action: (transaction: QueryContext) => Promise<T>,
): Promise<T> {
  return context.db.transaction().execute((db) => action({ ...context, db }));
}

/** Runs an action with a single write: in a transaction only if the engine needs one for any write. */
export function withSingleWrite<T>(
  context: QueryContext,
  action: (context: QueryContext) => Promise<T>,
): Promise<T> {
  return context.engine === "postgres" ? action(context) : inTransaction(context, action);
}

/** Locks the rows that a query selects, if the engine locks rows and not the whole file. */
export function forUpdate<Table extends keyof Tables, Row>(
  { engine }: QueryContext,
  query: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> {
  return engine === "postgres" ? query.forUpdate() : query;
}
