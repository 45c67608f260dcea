import { fileURLToPath } from "node:url";
import { StartError } from "@chart/base";
import type { DatabaseLocation } from "@chart/store";

const RULE =
  "DATABASE_URL must be file: and the path of a SQLite file, such as file:./data/chart.db, or postgres: and the host and name of a PostgreSQL database";

/**
 * Parses DATABASE_URL. A file URL follows the rules of all URLs: `file:./data/chart.db` is relative, `%20` is a space.
 *
 * @param root Folder to which a relative path is relative.
 * @throws StartError that does not show the URL, because it may contain a password.
 */
export function readDatabaseUrl(databaseUrl: string, root: URL): DatabaseLocation {
  if (/^postgres(ql)?:/.test(databaseUrl)) {
    if (!isPostgresUrl(databaseUrl)) throw new StartError(RULE);
    return { engine: "postgres", url: databaseUrl };
  }
  if (!/^file:./.test(databaseUrl) || !URL.canParse(databaseUrl, root.href)) throw new StartError(RULE);
  const url = new URL(databaseUrl, root);
  if (url.host !== "" || url.search !== "" || url.hash !== "" || url.pathname.endsWith("/")) {
    throw new StartError(RULE);
  }
  return { engine: "sqlite", path: fileURLToPath(url) };
}

/** Returns true if the URL names a database and its percent encoding is valid; otherwise the driver would fail later. */
function isPostgresUrl(databaseUrl: string): boolean {
  if (!URL.canParse(databaseUrl)) return false;
  const { pathname, username, password } = new URL(databaseUrl);
  try {
    decodeURIComponent(username + password + pathname);
  } catch {
    return false;
  }
  return /^\/[^/]+$/.test(pathname);
}
