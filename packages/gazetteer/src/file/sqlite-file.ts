import { pathToFileURL } from "node:url";
import Database from "libsql";

/** A connection to a gazetteer file. */
export type SqliteFile = Database.Database;

/** A prepared statement of such a connection. */
export type SqliteFileStatement = Database.Statement;

/** More than the size of a gazetteer. SQLite reads what lies beyond in pages of 4 KiB. */
const MAPPED_BYTES = 256 * 1024 * 1024;

/**
 * Opens an existing file read-only, without a journal or lock file beside it. The file is mapped into memory, which all
 * processes share: SQLite's own cache holds a twentieth of a gazetteer. A mapped file must be replaced, never changed.
 */
export function openReadOnly(path: string): SqliteFile {
  const file = new Database(`${pathToFileURL(path).href}?mode=ro&immutable=1`);
  file.pragma(`mmap_size = ${MAPPED_BYTES}`);
  return file;
}

/** Creates a file for a bulk load. It needs no journal, because it is deleted if anything fails. */
export function createForFilling(path: string): SqliteFile {
  const file = new Database(path);
  file.pragma("journal_mode = OFF");
  file.pragma("synchronous = OFF");
  file.pragma("cache_size = -32768");
  return file;
}
