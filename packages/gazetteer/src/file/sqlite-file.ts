import { pathToFileURL } from "node:url";
import Database from "libsql";

/** A connection to a gazetteer file. */
export type SqliteFile = Database.Database;

/** A prepared statement of such a connection. */
export type SqliteFileStatement = Database.Statement;

/** Opens an existing file read-only, without a journal or lock file beside it. */
export function openReadOnly(path: string): SqliteFile {
  return new Database(`${pathToFileURL(path).href}?mode=ro&immutable=1`);
}

/** Creates a file for a bulk load. It needs no journal, because it is deleted if anything fails. */
export function createForFilling(path: string): SqliteFile {
  const file = new Database(path);
  file.pragma("journal_mode = OFF");
  file.pragma("synchronous = OFF");
  file.pragma("cache_size = -32768");
  return file;
}
