import { type Compilable, CompiledQuery, type RawBuilder, sql } from "kysely";
import type { Engine, Session } from "../database.js";

/** Texts and numbers that a query is given, or rows of them, in which a value may be absent. */
type Given = readonly (string | number)[] | readonly (readonly (string | number | null)[])[];

/** Runs a query with what it is given. */
export type JsonQuery<Row> = (session: Session, given: Given) => Promise<Row[]>;

const statementNames = new Map<string, string>();

/** The name under which an engine may keep a query of this text prepared; undefined for any other text. */
export function statementName(text: string): string | undefined {
  return statementNames.get(text);
}

/**
 * A query that is given any number of values or rows as one parameter, JSON, which the database reads: its text
 * is always the same, compiled once for each engine and prepared once. For the queries of every request, where
 * building and preparing them would take longer than running them.
 */
export function jsonQuery<Row>(
  build: (session: Session, json: RawBuilder<unknown>) => Compilable<Row> | RawBuilder<Row>,
): JsonQuery<Row> {
  const texts = new Map<Engine, string>();
  return async (session, given) => {
    let text = texts.get(session.engine);
    if (text === undefined) {
      text = build(session, sql`${""}`).compile(session.db).sql;
      texts.set(session.engine, text);
      if (!statementNames.has(text)) statementNames.set(text, `json_query_${statementNames.size + 1}`);
    }
    const { rows } = await session.db.executeQuery<Row>(CompiledQuery.raw(text, [JSON.stringify(given)]));
    return rows;
  };
}

/** The texts of a JSON array, as a sub-query. */
export function jsonTexts(
  { engine }: Pick<Session, "engine">,
  json: RawBuilder<unknown>,
): RawBuilder<string> {
  return engine === "postgres"
    ? sql`(select json_array_elements_text(${json}::json))`
    : sql`(select value from json_each(${json}))`;
}

/** The rows of a JSON array of arrays, as a sub-query with these columns. */
export function jsonRows(
  { engine }: Pick<Session, "engine">,
  json: RawBuilder<unknown>,
  columns: Readonly<Record<string, "text" | "bigint" | "float8">>,
): RawBuilder<unknown> {
  const members = Object.entries(columns).map(
    ([name, type], index) => `cast(value ->> ${index} as ${type}) as ${name}`,
  );
  const source = engine === "postgres" ? sql`json_array_elements(${json}::json)` : sql`json_each(${json})`;
  return sql`(select ${sql.raw(members.join(", "))} from ${source} as given)`;
}
