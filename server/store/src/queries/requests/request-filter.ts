import type { RequestQuery } from "@chart/accounts";
import { type RawBuilder, sql } from "kysely";

/** Maximum number of rows that one search looks at, which takes some tens of milliseconds. */
export const SEARCH_LIMIT = 10_000;

/** Conditions of a query, apart from its bounds. */
interface Conditions {
  /** The conditions that an index of the log serves: the account, a code or a class of errors. */
  readonly indexed: RawBuilder<unknown>;
  /** The rest of the filter, which no index serves; undefined if there is none. */
  readonly rest: RawBuilder<unknown> | undefined;
}

/**
 * Returns the conditions of a query on the log.
 *
 * @param toNumber Converts a text to its number in `request_terms`.
 */
export function conditionsOf(
  { accountId, statusClass, code, route, keyId }: RequestQuery,
  toNumber: (text: string) => number,
): Conditions {
  const equals = (column: string, text: string) =>
    sql`${sql.ref(`request_log.${column}`)} = ${toNumber(text)}`;
  const inClass = sql`status / 100 = ${statusClass}`;
  const isClassIndexed = statusClass !== undefined && statusClass !== 2 && code === undefined;
  const indexed = [equals("account_term", accountId)];
  if (code !== undefined) indexed.push(sql`code = ${code}`);
  if (isClassIndexed) indexed.push(inClass, sql`code is not null`);
  const rest: RawBuilder<unknown>[] = [];
  if (route !== undefined) rest.push(equals("route_term", route));
  if (keyId !== undefined) rest.push(equals("key_term", keyId));
  if (statusClass !== undefined && !isClassIndexed) rest.push(inClass);
  return { indexed: allOf(indexed), rest: rest.length === 0 ? undefined : allOf(rest) };
}

function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(conditions, sql` and `);
}
