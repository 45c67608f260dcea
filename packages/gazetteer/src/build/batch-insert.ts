import type { SqliteFile, SqliteFileStatement } from "../file/sqlite-file.js";

const BATCH_ROWS = 5000;

type Value = string | number | null;

/**
 * Inserts rows many at a time, passed as one JSON text: a third of the time of one call a row. The caller
 * flushes at the end.
 */
export class BatchInsert<Row extends readonly Value[]> {
  readonly #statement: SqliteFileStatement;
  #rows: Row[] = [];

  /** @param sql An insert from `json_each(?)`, whose `value` is a row as an array. */
  constructor(database: SqliteFile, sql: string) {
    this.#statement = database.prepare(sql);
  }

  add(row: Row): void {
    this.#rows.push(row);
    if (this.#rows.length === BATCH_ROWS) this.flush();
  }

  flush(): void {
    this.#statement.run([JSON.stringify(this.#rows)]);
    this.#rows = [];
  }
}
