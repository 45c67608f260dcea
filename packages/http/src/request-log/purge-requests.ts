import { setTimeout as delay } from "node:timers/promises";
import { everyMinute } from "../lib/every-minute.js";
import { type Logger, loggableError } from "../telemetry/log.js";
import { type RequestLogStore, requestLogStart } from "./request-log-store.js";

/** Rest after each batch, as a multiple of its time: deleting takes a tenth of the time of the store's writer. */
const REST_PER_BATCH = 9;

/** Dependencies of {@link purgeRequests}. */
export interface PurgeRequestsDeps {
  readonly store: Pick<RequestLogStore, "purge">;
  readonly now: () => Date;
  readonly logger: Pick<Logger, "warn">;
  /** Waits for a number of milliseconds, or until the signal aborts. */
  readonly wait?: (ms: number, stop: AbortSignal) => Promise<unknown>;
}

/**
 * Deletes the requests that are older than the log, in small batches with rests between them. A failure is only logged,
 * because the next purge continues.
 *
 * @param stop Aborts when the service stops: the purge then ends after its current batch.
 */
export async function purgeRequests(
  { store, now, logger, wait = rest }: PurgeRequestsDeps,
  stop: AbortSignal,
): Promise<void> {
  try {
    while (!stop.aborted) {
      const startedMs = performance.now();
      if ((await store.purge(requestLogStart(now()))) === 0) return;
      await wait(REST_PER_BATCH * (performance.now() - startedMs), stop);
    }
  } catch (error) {
    logger.warn({ error: loggableError(error) }, "could not delete old requests: the next purge continues");
  }
}

const rest = (ms: number, signal: AbortSignal) => delay(ms, undefined, { signal }).catch(() => undefined);

/** Purges once a minute until `close` is called, which resolves after the batch in progress. */
export function purgeRequestsEveryMinute(deps: PurgeRequestsDeps): { close(): Promise<void> } {
  return everyMinute((stop) => purgeRequests(deps, stop));
}
