/**
 * Compiled texts of the queries that every request runs, and the name under which a connection to PostgreSQL may
 * keep each of them prepared. Belongs to one open database.
 */
export class StatementCache {
  readonly #texts = new Map<object, string>();
  readonly #names = new Map<string, string>();

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
    this.#names.set(text, `json_query_${this.#texts.size}`);
    return text;
  }

  /** Returns the name of a prepared statement with this text; undefined for a text that is not cached. */
  nameOf(text: string): string | undefined {
    return this.#names.get(text);
  }
}
