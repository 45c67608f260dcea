import { everyMinute, purgeInBatches } from "@chart/base";
import type { Logger } from "chart-http/base";
import { loggableError } from "chart-http/base";
import type { RequestLogStore } from "./request-log-store.js";

export interface PurgeRequestsDeps {
  readonly store: Pick<RequestLogStore, "purge">;
  readonly now: () => Date;
  readonly logger: Pick<Logger, "warn">;
}

/**
 * Deletes the requests that are older than the log. A failure is only logged, because the next purge continues.
 *
 * @param stop Aborts when the service stops: the purge then ends after its current batch.
 */
export async function purgeRequests(
  { store, now, logger }: PurgeRequestsDeps,
  stop: AbortSignal,
): Promise<void> {
  try {
    await purgeInBatches(() => store.purge(now()), stop);
  } catch (error) {
    logger.warn({ error: loggableError(error) }, "could not delete old requests: the next purge continues");
  }
}

/** Purges once a minute until `close` is called, which resolves after the batch in progress. */
export function purgeRequestsEveryMinute(deps: PurgeRequestsDeps): { close(): Promise<void> } {
  return everyMinute((stop) => purgeRequests(deps, stop));
}
