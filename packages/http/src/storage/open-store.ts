import { StartError } from "../start-error.js";
import { openSqliteStore } from "./sqlite-store.js";
import type { Store } from "./store.js";

/**
 * Opens the store that the configuration names, migrated and ready.
 *
 * @throws StartError where it cannot be opened.
 */
export async function openStore(databasePath: string): Promise<Store> {
  try {
    return await openSqliteStore(databasePath);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`DATABASE_URL: ${databasePath} cannot be opened (${reason})`, { cause: error });
  }
}
