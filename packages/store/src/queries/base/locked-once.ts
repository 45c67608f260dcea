import { type Expression, type SelectQueryBuilder, sql } from "kysely";
import type { QueryContext } from "../../base/query-context.js";

/**
 * Selects the rows that a deletion takes, up to the query's limit. On PostgreSQL it locks them and passes over those that
 * another transaction has locked. As an array, because PostgreSQL may run another subquery once for each row of the
 * table: each time it would find further rows, past the limit.
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
