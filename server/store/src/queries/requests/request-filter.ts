import type { RequestQuery } from "@chart/accounts";
import { type RawBuilder, sql } from "kysely";

/** Maximum number of rows that one search looks at, which takes some tens of milliseconds. */
export const SEARCH_LIMIT = 10_000;

/** Ids of the requests to list. */
export interface Bounds {
  /** Smallest id. */
  readonly fromId: string;
  /** Exclusive. */
  readonly untilId: string;
}

/** Conditions of a query, apart from its bounds. */
interface Conditions {
  /** The conditions that an index of the table serves: the account, a code or a class of errors. */
  readonly indexed: RawBuilder<unknown>;
  /** The rest of the filter, which no index serves; undefined if there is none. */
  readonly rest: RawBuilder<unknown> | undefined;
}

/**
 * Returns the conditions of a query. Bounds have one limit at each end: with two, SQLite may start its search at the
 * farther one and compare each row with the other.
 *
 * @param toValue Converts a text to the value that the table has for it.
 */
export function conditionsOf(
  { accountId, statusClass, code, route, keyId }: RequestQuery,
  table: "request_log" | "request_groups",
  columns: { readonly account: string; readonly key: string; readonly route: string },
  toValue: (text: string) => string | number,
): Conditions {
  const equals = (column: string, text: string) => sql`${sql.ref(`${table}.${column}`)} = ${toValue(text)}`;
  const inClass = sql`status / 100 = ${statusClass}`;
  const isClassIndexed = statusClass !== undefined && statusClass !== 2 && code === undefined;
  const indexed = [equals(columns.account, accountId)];
  if (code !== undefined) indexed.push(sql`code = ${code}`);
  if (isClassIndexed) indexed.push(inClass, sql`code is not null`);
  const rest: RawBuilder<unknown>[] = [];
  if (route !== undefined) rest.push(equals(columns.route, route));
  if (keyId !== undefined) rest.push(equals(columns.key, keyId));
  if (statusClass !== undefined && !isClassIndexed) rest.push(inClass);
  return { indexed: allOf(indexed), rest: rest.length === 0 ? undefined : allOf(rest) };
}

function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(conditions, sql` and `);
}
