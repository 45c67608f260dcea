import { pathToFileURL } from "node:url";
import Database from "libsql";

/** Opens a SQLite file that must exist; nothing can be written through the connection, nor beside the file. */
export function openReadOnly(path: string): Database.Database {
  return new Database(`${pathToFileURL(path).href}?mode=ro&immutable=1`);
}
