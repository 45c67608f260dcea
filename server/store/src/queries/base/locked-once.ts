import { type Expression, type SelectQueryBuilder, sql } from "kysely";
import type { QueryContext } from "../../base/query-context.js";

/**
 * Selects the ids that a deletion takes, up to the query's limit. On PostgreSQL it locks their rows and passes over those
 * that another transaction has locked. The ids are read into an array first: PostgreSQL may run a plain subquery anew for
 * each row of the table, and each run would find further rows, past the limit.
 *
 * @param table Table whose rows are locked.
 */
export function lockedOnce<Tables, Table extends keyof Tables & string>(
  engine: QueryContext["engine"],
  query: SelectQueryBuilder<Tables, Table, Record<string, string>>,
  table: Table,
): Expression<string> {
  const id =
    engine === "postgres" ? sql`(select unnest(array(${query.forUpdate(table).skipLocked()})))` : query;
  return id as Expression<string>;
}
