import { type Compilable, CompiledQuery, type RawBuilder, sql } from "kysely";
import type { QueryContext } from "../query-context.js";

/** Values of a query, or rows of values; only a row may contain null. */
type Values = readonly (string | number)[] | readonly (readonly (string | number | null)[])[];

/** Runs a query with its values. */
export type JsonQuery<Row> = (context: QueryContext, values: Values) => Promise<Row[]>;

/**
 * Creates a query that takes any number of values or rows in one JSON parameter, which the database parses. The SQL is
 * therefore always the same: it is compiled once, and prepared once on each connection. Meant for the queries of every
 * request, for which compiling and preparing take longer than running. See docs/decisions/0009-service-speed.md.
 *
 * @param build Builds the query around the parameter `json`.
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

/** Returns a subquery with the strings of a JSON array. */
export function jsonTexts(
  { engine }: Pick<QueryContext, "engine">,
  json: RawBuilder<unknown>,
): RawBuilder<string> {
  return engine === "postgres"
    ? sql`(select json_array_elements_text(${json}::json))`
    : sql`(select value from json_each(${json}))`;
}

/**
 * Returns a subquery with the rows of a JSON array of arrays.
 *
 * @param columns Name and type of each column, in the order of the values in a row.
 */
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
