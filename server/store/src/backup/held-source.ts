import { existsSync } from "node:fs";
import { StoreUnavailableError } from "chart-http/base";
import type { Kysely } from "kysely";
import type { DatabaseLocation } from "../base/database-location.js";
import type { Tables } from "../base/tables.js";
import { HeldDatabase, quoteName } from "../postgres/held-database.js";
import { BackupError } from "./backup-error.js";
import { connectSqlite, holdSqlite } from "./staged-sqlite.js";

/** A row of any table. */
type Row = Readonly<Record<string, unknown>>;

/** A store that is read as a whole, and that no other process can open meanwhile. */
export interface HeldSource {
  readonly db: Kysely<Tables>;
  /** Reads all rows of a table, in the order in which they were written where the engine keeps that. */
  rowsOf(table: string): AsyncIterable<Row>;
  close(): Promise<void>;
}

/**
 * Opens a store and keeps all others out.
 *
 * @throws BackupError if there is none, or another process uses it.
 */
export async function holdSource(database: DatabaseLocation): Promise<HeldSource> {
  return database.engine === "sqlite" ? holdFile(database.path) : holdDatabase(database.url);
}

function holdFile(path: string): HeldSource {
  const held = existsSync(path) ? holdSqlite(path) : undefined;
  if (held === undefined) throw new BackupError(`There is no store at ${path}.`);
  if (held === "damaged") throw new BackupError(`${path} is not a store of this service, or it is damaged.`);
  return {
    db: connectSqlite(held),
    async *rowsOf(table) {
      yield* held.prepare(`select * from "${table}"`).iterate([]) as IterableIterator<Row>;
    },
    async close() {
      held.rollback();
      held.close();
    },
  };
}

/** Rows of a fetch: few, because a kept answer may have a megabyte. */
const FETCHED_ROWS = 200;

async function holdDatabase(url: string): Promise<HeldSource> {
  const held = await HeldDatabase.hold(url).catch((error) => {
    if (!(error instanceof StoreUnavailableError)) throw error;
    throw new BackupError(`The PostgreSQL database cannot be copied: ${error.message}.`, { cause: error });
  });
  if (!(await held.hasStore(held.schema))) {
    await held.release();
    throw new BackupError("There is no store in the database.");
  }
  const db = await held.connect(held.schema);
  return {
    db,
    rowsOf: (table) => held.rowsOf(`select * from ${quoteName(held.schema)}.${table}`, FETCHED_ROWS),
    async close() {
      await db.destroy();
      await held.release();
    },
  };
}
