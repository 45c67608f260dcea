/**
 * Cache of the compiled SQL of the queries that every request runs. Also names each text, so that a connection to
 * PostgreSQL can keep it as a prepared statement. Belongs to one open database.
 */
export class StatementCache {
  readonly #texts = new Map<object, string>();
  readonly #names = new Map<string, string>();

  /**
   * Returns the SQL of a query.
   *
   * @param query Key of the query in the cache.
   * @param compile Compiles the query; called only the first time.
   */
  textOf(query: object, compile: () => string): string {
    const known = this.#texts.get(query);
    if (known !== undefined) return known;
    const text = compile();
    this.#texts.set(query, text);
    this.#names.set(text, `json_query_${this.#texts.size}`);
    return text;
  }

  /** Returns the name of the prepared statement with this SQL; undefined if the SQL is not cached. */
  nameOf(text: string): string | undefined {
    return this.#names.get(text);
  }
}
