import { StartError } from "../start-error.js";
import type { DatabaseLocation } from "./database-location.js";
import { openPostgresStore } from "./postgres-store.js";
import type { Session } from "./session.js";
import { openSqliteStore } from "./sqlite-store.js";
import type { Store } from "./store.js";

/**
 * Opens the store that the configuration names, migrated and ready.
 *
 * @throws StartError where it cannot be opened.
 */
export async function openStore(
  database: DatabaseLocation,
  options: Pick<Session, "planCredits">,
): Promise<Store> {
  try {
    return database.engine === "postgres"
      ? await openPostgresStore(database.url, options)
      : await openSqliteStore(database.path, options);
  } catch (error) {
    // The URL of a shared database may hold a password.
    const name = database.engine === "postgres" ? "the PostgreSQL database" : database.path;
    throw new StartError(`DATABASE_URL: ${name} cannot be opened (${reasonOf(error)})`, { cause: error });
  }
}

/** The error's words on one line, and those of its cause: `ECONNREFUSED`, `database "charts" does not exist`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error && error.cause.message !== "" ? `: ${error.cause.message}` : "";
  return `${error.message}${cause}`.replace(/\s+/g, " ");
}
