import { everyMinute, purgeInBatches } from "@chart/base";
import type { ClaimStore } from "chart-http";
import type { Logger } from "chart-http/base";
import { loggableError } from "chart-http/base";

export interface PurgeDeps {
  readonly store: Pick<ClaimStore, "purgeExpired">;
  readonly now: () => Date;
  readonly logger: Pick<Logger, "warn">;
}

/**
 * Deletes expired answers and leases. A failure is only logged, because the next purge tries again.
 *
 * @param stop Aborts when the service stops: the purge then ends after its current batch.
 */
export async function purgeAnswers({ store, now, logger }: PurgeDeps, stop: AbortSignal): Promise<void> {
  try {
    await purgeInBatches(() => store.purgeExpired(now()), stop);
  } catch (error) {
    logger.warn(
      { error: loggableError(error) },
      "could not delete expired answers: the next purge tries again",
    );
  }
}

/** Purges once a minute until `close` is called, which resolves after the batch in progress. */
export function purgeEveryMinute(deps: PurgeDeps): { close(): Promise<void> } {
  return everyMinute((stop) => purgeAnswers(deps, stop));
}
