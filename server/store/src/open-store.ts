import { inspect } from "node:util";
import type { PepperFingerprints } from "@chart/accounts";
import { StartError } from "@chart/base";
import type { DatabaseLocation } from "./base/database-location.js";
import type { QueryContext } from "./base/query-context.js";
import type { PepperVerdict, Stores } from "./base/stores.js";
import type { OnThreadEnd } from "./sqlite/store-thread.js";

export interface OpenOptions extends Pick<QueryContext, "planCredits"> {
  readonly pepper: PepperFingerprints | undefined;
  /** True for the service, which may change the pepper of the store; the admin command only uses it. */
  readonly isAdoptingPepper?: boolean;
  /** If set, SQLite runs in a thread of its own, and this is called if that thread ends unexpectedly. */
  readonly onThreadEnd?: OnThreadEnd;
}

/**
 * Opens the configured database, migrates it and checks its pepper. Imports only what its engine needs: the query
 * builder has hundreds of modules, and a process whose SQLite runs in a thread does not use them itself.
 *
 * @throws StartError if it cannot be opened or has another pepper.
 */
export async function openStore(database: DatabaseLocation, options: OpenOptions): Promise<Stores> {
  let store: Stores | undefined;
  try {
    store = await open(database, options);
    const verdict = await store.acceptPepper(options.isAdoptingPepper ?? false);
    if (verdict !== "accepted") throw new StartError(PEPPER_REFUSALS[verdict]);
    return store;
  } catch (error) {
    // The first error matters more than one from closing.
    await store?.close().catch(() => {});
    if (error instanceof StartError) throw error;
    // The URL may contain a password.
    const name = database.engine === "postgres" ? "the PostgreSQL database" : database.path;
    throw new StartError(`DATABASE_URL: ${name} cannot be opened (${reasonOf(error)})`, { cause: error });
  }
}

const PEPPER_REFUSALS: Readonly<Record<Exclude<PepperVerdict, "accepted">, string>> = {
  different:
    "KEY_PEPPER is not the pepper of this store, so none of its API keys would work: set the value that the store was used with",
  "not-adopted":
    "KEY_PEPPER is not known to this store yet: start the service with it once, then repeat the command",
};

async function open(
  database: DatabaseLocation,
  { planCredits, pepper, onThreadEnd }: OpenOptions,
): Promise<Stores> {
  const options = { planCredits, pepper };
  if (database.engine === "postgres") {
    const { openPostgresStore } = await import("./postgres/postgres-store.js");
    return openPostgresStore(database.url, options);
  }
  if (onThreadEnd) {
    const { openSqliteStoreInThread } = await import("./sqlite/store-thread.js");
    return openSqliteStoreInThread(database.path, options, onThreadEnd);
  }
  const { openSqliteStore } = await import("./sqlite/sqlite-store.js");
  return openSqliteStore(database.path, options);
}

/** Returns the messages of an error and its cause on one line, for example `database "charts" does not exist`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error, { breakLength: Number.POSITIVE_INFINITY });
  const cause = error.cause instanceof Error && error.cause.message !== "" ? `: ${error.cause.message}` : "";
  return `${error.message}${cause}`.replace(/\s+/g, " ");
}
