import { inspect } from "node:util";
import type { DatabaseLocation } from "../config/database-location.js";
import { StartError } from "../config/start-error.js";
import type { QueryContext } from "./query-context.js";
import type { OnThreadEnd } from "./sqlite/store-thread.js";
import type { Stores } from "./stores.js";

/** Options of {@link openStore}. */
export interface OpenOptions extends Pick<QueryContext, "planCredits"> {
  /** If set, SQLite runs in a thread of its own, and this is called if that thread ends unexpectedly. */
  readonly onThreadEnd?: OnThreadEnd;
}

/**
 * Opens the configured database and migrates it. Imports only what its engine needs: the query builder has hundreds of
 * modules, and a process whose SQLite runs in a thread does not use them itself.
 *
 * @throws StartError if it cannot be opened.
 */
export async function openStore(
  database: DatabaseLocation,
  { planCredits, onThreadEnd }: OpenOptions,
): Promise<Stores> {
  try {
    if (database.engine === "postgres") {
      const { openPostgresStore } = await import("./postgres/postgres-store.js");
      return await openPostgresStore(database.url, { planCredits });
    }
    if (onThreadEnd) {
      const { openSqliteStoreInThread } = await import("./sqlite/store-thread.js");
      return await openSqliteStoreInThread(database.path, { planCredits }, onThreadEnd);
    }
    const { openSqliteStore } = await import("./sqlite/sqlite-store.js");
    return await openSqliteStore(database.path, { planCredits });
  } catch (error) {
    // The URL may contain a password.
    const name = database.engine === "postgres" ? "the PostgreSQL database" : database.path;
    throw new StartError(`DATABASE_URL: ${name} cannot be opened (${reasonOf(error)})`, { cause: error });
  }
}

/** Returns the messages of an error and its cause on one line, for example `database "charts" does not exist`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error, { breakLength: Number.POSITIVE_INFINITY });
  const cause = error.cause instanceof Error && error.cause.message !== "" ? `: ${error.cause.message}` : "";
  return `${error.message}${cause}`.replace(/\s+/g, " ");
}
