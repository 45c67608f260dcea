import { inspect } from "node:util";
import type { DatabaseLocation } from "../config/database-location.js";
import { StartError } from "../config/start-error.js";
import type { Session } from "./database.js";
import { openPostgresStore } from "./postgres/postgres-store.js";
import { openSqliteStore } from "./sqlite/sqlite-store.js";
import { type OnThreadEnd, openSqliteStoreInThread } from "./sqlite/store-thread.js";
import type { Stores } from "./stores.js";

export interface OpenOptions extends Pick<Session, "planCredits"> {
  /**
   * Given where SQLite is to work in a thread of its own, as a service wants it: told if that ends. PostgreSQL is
   * elsewhere anyway.
   */
  readonly onThreadEnd?: OnThreadEnd;
}

/**
 * Opens the store that the configuration names, migrated and ready.
 *
 * @throws StartError where it cannot be opened.
 */
export async function openStore(
  database: DatabaseLocation,
  { planCredits, onThreadEnd }: OpenOptions,
): Promise<Stores> {
  try {
    if (database.engine === "postgres") return await openPostgresStore(database.url, { planCredits });
    return onThreadEnd
      ? await openSqliteStoreInThread(database.path, { planCredits }, onThreadEnd)
      : await openSqliteStore(database.path, { planCredits });
  } catch (error) {
    // The URL of a shared database may hold a password.
    const name = database.engine === "postgres" ? "the PostgreSQL database" : database.path;
    throw new StartError(`DATABASE_URL: ${name} cannot be opened (${reasonOf(error)})`, { cause: error });
  }
}

/** The error's words on one line, and those of its cause: `ECONNREFUSED`, `database "charts" does not exist`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error, { breakLength: Number.POSITIVE_INFINITY });
  const cause = error.cause instanceof Error && error.cause.message !== "" ? `: ${error.cause.message}` : "";
  return `${error.message}${cause}`.replace(/\s+/g, " ");
}
