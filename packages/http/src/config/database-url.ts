import { fileURLToPath } from "node:url";
import type { DatabaseLocation } from "./database-location.js";
import { StartError } from "./start-error.js";

const RULE =
  "DATABASE_URL must be file: and the path of a SQLite file, such as file:./data/chart.db, or postgres: and the host and name of a PostgreSQL database";

/**
 * Reads DATABASE_URL. A file URL is read as URLs are everywhere: `file:./data/chart.db` is relative, `%20` is
 * a space.
 *
 * @param root The folder against which a relative path is read.
 * @throws StartError that does not show the URL, which may hold a password.
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

/** Whether it names a database and has no broken percent sign, which the driver would stumble over later. */
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
