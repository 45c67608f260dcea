import type { Logger } from "chart-http/base";
import { loggableError } from "chart-http/base";
import type { AccountDataStore } from "./account-data-store.js";

export interface PurgeAccountsDeps {
  readonly store: Pick<AccountDataStore, "purgeDeleted">;
  readonly now: () => Date;
  readonly logger: Pick<Logger, "warn">;
}

/**
 * Deletes the kept answers and logs of deleted accounts, one small transaction after another. A failure is only logged,
 * because the next purge tries again.
 *
 * @param stop Aborts when the service stops: the purge then ends after its current transactions.
 */
export async function purgeDeletedAccounts(
  { store, now, logger }: PurgeAccountsDeps,
  stop: AbortSignal,
): Promise<void> {
  try {
    while (!stop.aborted && (await store.purgeDeleted(now())));
  } catch (error) {
    logger.warn(
      { error: loggableError(error) },
      "could not delete what deleted accounts have left: the next purge tries again",
    );
  }
}
