import { pathToFileURL } from "node:url";
import Database from "libsql";

/** A connection to a SQLite file that is not the store: data to look things up in. */
export type SqliteFile = Database.Database;
export type SqliteFileStatement = Database.Statement;

/** Opens a file that must exist; nothing can be written through the connection, nor beside the file. */
export function openReadOnly(path: string): SqliteFile {
  return new Database(`${pathToFileURL(path).href}?mode=ro&immutable=1`);
}

/** Makes a file to be filled at once: without a journal, since it is thrown away if anything fails. */
export function createForFilling(path: string): SqliteFile {
  const file = new Database(path);
  file.pragma("journal_mode = OFF");
  file.pragma("synchronous = OFF");
  file.pragma("cache_size = -32768");
  return file;
}
