import { type Compilable, CompiledQuery, type RawBuilder, sql } from "kysely";
import type { QueryContext } from "../query-context.js";

/** Values of a query, or rows of values, which may be null. */
type Values = readonly (string | number)[] | readonly (readonly (string | number | null)[])[];

/** Runs a query with its values. */
export type JsonQuery<Row> = (context: QueryContext, values: Values) => Promise<Row[]>;

/**
 * A query that takes any number of values or rows as one parameter, JSON, which the database reads. Its text is
 * always the same, so it is compiled once and prepared once on each connection. For the queries of every request:
 * building and preparing them would take longer than running them.
 */
export function jsonQuery<Row>(
  build: (context: QueryContext, json: RawBuilder<unknown>) => Compilable<Row> | RawBuilder<Row>,
): JsonQuery<Row> {
  return async (context, values) => {
    const text = context.statements.textOf(build, () => build(context, sql`${""}`).compile(context.db).sql);
    const { rows } = await context.db.executeQuery<Row>(CompiledQuery.raw(text, [JSON.stringify(values)]));
    return rows;
  };
}

/** The strings of a JSON array, as a subquery. */
export function jsonTexts(
  { engine }: Pick<QueryContext, "engine">,
  json: RawBuilder<unknown>,
): RawBuilder<string> {
  return engine === "postgres"
    ? sql`(select json_array_elements_text(${json}::json))`
    : sql`(select value from json_each(${json}))`;
}

/** The rows of a JSON array of arrays, as a subquery with these columns. */
export function jsonRows(
  { engine }: Pick<QueryContext, "engine">,
  json: RawBuilder<unknown>,
  columns: Readonly<Record<string, "text" | "bigint" | "float8">>,
): RawBuilder<unknown> {
  const members = Object.entries(columns).map(
    ([name, type], index) => `cast(value ->> ${index} as ${type}) as ${name}`,
  );
  const source = engine === "postgres" ? sql`json_array_elements(${json}::json)` : sql`json_each(${json})`;
  return sql`(select ${sql.raw(members.join(", "))} from ${source} as given)`;
}
