import { type Compilable, CompiledQuery, type RawBuilder, sql } from "kysely";
import type { QueryContext } from "../../base/query-context.js";

type Row = readonly (string | number | null)[];

type Columns = Readonly<Record<string, "text" | "bigint" | "float8">>;

/** Builds a query around the subquery `given`, which must appear in it once. */
type Build<Result> = (
  context: QueryContext,
  given: RawBuilder<string>,
) => Compilable<Result> | RawBuilder<Result>;

export type RowsQuery<Result> = (context: QueryContext, rows: readonly Row[]) => Promise<Result[]>;

export type TextsQuery<Result> = (context: QueryContext, texts: readonly string[]) => Promise<Result[]>;

/**
 * Creates a query that takes any number of rows as JSON, which the database parses. The SQL is therefore always the
 * same: it is compiled once, and prepared once on each connection. Meant for the queries of every request, for which
 * compiling and preparing take longer than running. See docs/decisions/0009-service-speed.md.
 *
 *     SQLite        one parameter with all rows      [["a", 1], ["b", 2]]
 *     PostgreSQL    one parameter for each column    ["a", "b"]  [1, 2]
 *
 * PostgreSQL would parse a row of JSON once for each of its values.
 */
export function rowsQuery<Result>(columns: Columns, build: Build<Result>): RowsQuery<Result> {
  const width = Object.keys(columns).length;
  return async (context, rows) => {
    const isPostgres = context.engine === "postgres";
    const text = context.statements.textOf(build, () => {
      const given = isPostgres ? columnsOfJson(columns) : rowsOfJson(columns);
      return build(context, given).compile(context.db).sql;
    });
    const parameters = isPostgres
      ? Array.from({ length: width }, (_, column) => JSON.stringify(rows.map((row) => row[column])))
      : [JSON.stringify(rows)];
    const result = await context.db.executeQuery<Result>(CompiledQuery.raw(text, parameters));
    return result.rows;
  };
}

/** Creates a query that takes any number of texts, like {@link rowsQuery}. `given` has one column. */
export function textsQuery<Result>(build: Build<Result>): TextsQuery<Result> {
  const query = rowsQuery({ given_text: "text" }, build);
  return (context, texts) =>
    query(
      context,
      texts.map((text) => [text]),
    );
}

/** Returns SQLite's subquery with the rows of a JSON array of arrays. */
function rowsOfJson(columns: Columns): RawBuilder<string> {
  const members = Object.entries(columns).map(
    ([name, type], index) => `cast(value ->> ${index} as ${type}) as ${name}`,
  );
  return sql`(select ${sql.raw(members.join(", "))} from json_each(${""}))`;
}

/** Returns PostgreSQL's subquery with the rows of several JSON arrays, one for each column. */
function columnsOfJson(columns: Columns): RawBuilder<string> {
  const members = Object.entries(columns).map(([name, type]) => `cast(${name} as ${type}) as ${name}`);
  const arrays = members.map(() => sql`json_array_elements_text(${""}::json)`);
  return sql`(select ${sql.raw(members.join(", "))} from rows from (${sql.join(arrays)})
    as given (${sql.raw(Object.keys(columns).join(", "))}))`;
}
