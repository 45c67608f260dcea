import { statSync } from "node:fs";
import { APPLICATION_ID, FORMAT } from "../file/gazetteer-format.js";
import { openReadOnly, type SqliteFile } from "../file/sqlite-file.js";
import { dataVersions } from "../sources/data-packages.js";

/**
 * State of the file at a path: `absent`; `current` for a gazetteer of this format and data; `outdated` for one of another
 * format or data; `foreign` for any other file, which must not be replaced.
 */
export type GazetteerState = "absent" | "current" | "outdated" | "foreign";

/**
 * Reads the state of the file at a path, and changes nothing.
 *
 * @throws Error if the versions of the data packages cannot be read.
 */
export function gazetteerState(path: string): GazetteerState {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size === 0) return "absent";
  const currentVersions = dataVersions();
  let database: SqliteFile | undefined;
  try {
    database = openReadOnly(path);
    if (pragma(database, "application_id") !== APPLICATION_ID) return "foreign";
    if (pragma(database, "user_version") !== FORMAT) return "outdated";
    return readDataVersions(database) === currentVersions ? "current" : "outdated";
  } catch (error) {
    // SQLite cannot read the file: it is no database, or a damaged one. Neither may be replaced.
    if (error instanceof Error) return "foreign";
    throw error;
  } finally {
    database?.close();
  }
}

function pragma(database: SqliteFile, name: "application_id" | "user_version"): unknown {
  const [row] = database.prepare(`pragma ${name}`).all() as Record<string, unknown>[];
  return row?.[name];
}

function readDataVersions(database: SqliteFile): unknown {
  const [row] = database.prepare("select data_versions from about").all() as Record<string, unknown>[];
  return row?.["data_versions"];
}
