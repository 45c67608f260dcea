import { createHash } from "node:crypto";

/**
 * Compiled texts of the queries that every request runs, and the name under which a connection to PostgreSQL may
 * keep each of them prepared. Belongs to one open database.
 */
export class StatementCache {
  readonly #texts = new Map<object, string>();
  readonly #names = new Map<string, string>();
  #isNaming = true;

  /**
   * Returns the text of a query.
   *
   * @param query Identifies the query.
   * @param compile Runs at the first call only.
   */
  textOf(query: object, compile: () => string): string {
    const known = this.#texts.get(query);
    if (known !== undefined) return known;
    const text = compile();
    this.#texts.set(query, text);
    this.#names.set(text, statementName(text));
    return text;
  }

  /** Returns the name of a prepared statement with this text; undefined for a text that is not to be prepared. */
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
