import { closeSync, openSync, readSync, statSync } from "node:fs";
import { type GazetteerFacts, HEAD, MAGIC } from "../file/gazetteer-format.js";
import { LineFile } from "../file/line-file.js";
import { dataVersions } from "../sources/data-packages.js";

/**
 * State of the file at a path: `absent`; `current` for a gazetteer of this format and data; `outdated` for one of another
 * format or data; `foreign` for any other file, which must not be replaced.
 */
export type GazetteerState = "absent" | "current" | "outdated" | "foreign";

/** Heads of a gazetteer of formats 1 to 6, a SQLite file: that of SQLite, and its application id at the 68th byte ("GAZT"). */
const SQLITE = { head: "SQLite format 3\0", id: "GAZT", idAt: 68 };

/**
 * Reads the state of the file at a path, and changes nothing.
 *
 * @throws Error if the versions of the data packages cannot be read.
 */
export function gazetteerState(path: string): GazetteerState {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || stats.size === 0) return "absent";
  const currentVersions = dataVersions();
  if (!stats.isFile()) return "foreign";
  const head = readHead(path);
  if (head.startsWith(SQLITE.head)) return head.startsWith(SQLITE.id, SQLITE.idAt) ? "outdated" : "foreign";
  if (!head.startsWith(`${MAGIC} `)) return "foreign";
  if (!head.startsWith(`${HEAD}\n`)) return "outdated";
  try {
    const file = new LineFile<GazetteerFacts>(path, HEAD);
    file.close();
    return file.facts.dataVersions === currentVersions ? "current" : "outdated";
  } catch {
    // A gazetteer by its first line, but damaged: it is built again.
    return "outdated";
  }
}

function readHead(path: string): string {
  const file = openSync(path, "r");
  try {
    const bytes = Buffer.alloc(SQLITE.idAt + SQLITE.id.length);
    return bytes.toString("latin1", 0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}
