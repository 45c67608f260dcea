import type { Kysely, SelectQueryBuilder } from "kysely";
import type { Plan } from "../accounts/plan.js";
import type { Tables } from "./tables.js";

export type Engine = "sqlite" | "postgres";

/** What queries work with: a database, or a transaction in it, and what the operator decided. */
export interface Session {
  readonly db: Kysely<Tables>;
  /** Reads what is committed, beside a commit under way where `db` is one connection. */
  readonly reader: Kysely<Tables>;
  readonly engine: Engine;
  /** Credits a month. */
  readonly planCredits: Readonly<Record<Plan, number>>;
}

/**
 * Runs an action in one transaction. On SQLite it has the write lock from the start, and every change needs
 * one: outside of a transaction, a change that finds the file locked stays open in the driver.
 */
export function inTransaction<T>(session: Session, action: (session: Session) => Promise<T>): Promise<T> {
  return session.db.transaction().execute((db) => action({ ...session, db }));
}

/** Runs an action with one change in it: in a transaction only where the engine needs one for any change. */
export function changing<T>(session: Session, action: (session: Session) => Promise<T>): Promise<T> {
  return session.engine === "postgres" ? action(session) : inTransaction(session, action);
}

/** Locks the rows that a query selects, where the engine locks rows and not the whole file. */
export function locking<Table extends keyof Tables, Row>(
  { engine }: Session,
  query: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> {
  return engine === "postgres" ? query.forUpdate() : query;
}
