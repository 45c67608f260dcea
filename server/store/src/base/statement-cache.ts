import { createHash } from "node:crypto";

/**
 * Cache of the compiled SQL of the queries that every request runs. Also names each text, so that a connection to
 * PostgreSQL can keep it as a prepared statement. Belongs to one open database.
 */
export class StatementCache {
  readonly #texts = new Map<object, string>();
  readonly #names = new Map<string, string>();
  #isNaming = true;

  /** Returns the SQL of a query, which is compiled the first time. */
  textOf(query: object, compile: () => string): string {
    const known = this.#texts.get(query);
    if (known !== undefined) return known;
    const text = compile();
    this.#texts.set(query, text);
    this.#names.set(text, statementName(text));
    return text;
  }

  /** Returns the name of the prepared statement with this SQL; undefined if it is not to be prepared. */
  nameOf(text: string): string | undefined {
    return this.#isNaming ? this.#names.get(text) : undefined;
  }

  /** Stops the use of prepared statements: a pooler gives each transaction another connection, where none is known. */
  stopNaming(): void {
    this.#isNaming = false;
  }
}

/**
 * Names a statement by its text. Behind a pooler, connections are shared by processes: a name that counted statements
 * could stand for another process's statement.
 */
function statementName(text: string): string {
  return `chart_${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
}
