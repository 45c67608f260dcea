import { type RawBuilder, sql } from "kysely";
import type { Session } from "./session.js";

export type SqlType = "text" | "bigint" | "float8";

/**
 * Rows that JavaScript brings to a query, as a sub-query with these columns. They are one parameter however
 * many they are, so that the statement is always the same: prepared once, and read by the database, not by us.
 */
export function jsonRows<Column extends string>(
  { engine }: Pick<Session, "engine">,
  columns: Readonly<Record<Column, SqlType>>,
  rows: readonly { readonly [Name in NoInfer<Column>]?: string | number | null }[],
): RawBuilder<unknown> {
  const names = Object.keys(columns) as Column[];
  const json = JSON.stringify(rows.map((row) => names.map((name) => row[name])));
  const members = names.map((name, index) => `cast(value ->> ${index} as ${columns[name]}) as ${name}`);
  const source = engine === "postgres" ? sql`json_array_elements(${json}::json)` : sql`json_each(${json})`;
  return sql`(select ${sql.raw(members.join(", "))} from ${source} as given)`;
}

/** Whether a column holds one of these texts; one parameter as well. */
export function isOneOf(
  { engine }: Pick<Session, "engine">,
  column: string,
  texts: readonly string[],
): RawBuilder<boolean> {
  return engine === "postgres"
    ? sql`${sql.ref(column)} = any(${texts}::text[])`
    : sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(texts)}))`;
}
