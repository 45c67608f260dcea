import { setTimeout as delay } from "node:timers/promises";
import { type Logger, loggableError } from "../telemetry/log.js";
import { type RequestLogStore, requestLogStart } from "./request-log-store.js";

const INTERVAL_MS = 60_000;

/** Rest after each batch, as a multiple of its time: deleting takes a tenth of the time of the store's writer. */
const REST_PER_BATCH = 9;

/** Dependencies of {@link purgeRequests}. */
export interface PurgeRequestsDeps {
  readonly store: Pick<RequestLogStore, "purge">;
  readonly now: () => Date;
  readonly logger: Pick<Logger, "warn">;
  /** Waits for a number of milliseconds. */
  readonly wait?: (ms: number) => Promise<unknown>;
}

/**
 * Deletes the requests that are older than the log, in small batches with rests between them. A failure is only logged,
 * because the next purge continues.
 *
 * @param isStopped Returns true once the service stops.
 */
export async function purgeRequests(
  { store, now, logger, wait = delay }: PurgeRequestsDeps,
  isStopped: () => boolean = () => false,
): Promise<void> {
  try {
    while (!isStopped()) {
      const startedMs = performance.now();
      if ((await store.purge(requestLogStart(now()))) === 0) return;
      await wait(REST_PER_BATCH * (performance.now() - startedMs));
    }
  } catch (error) {
    logger.warn({ error: loggableError(error) }, "could not delete old requests: the next purge continues");
  }
}

/** Purges once a minute until `close` is called, which resolves after the batch in progress. */
export function purgeRequestsEveryMinute(deps: PurgeRequestsDeps): { close(): Promise<void> } {
  let isStopped = false;
  let purge: Promise<void> | undefined;
  const timer = setInterval(() => {
    // A purge may take longer than a minute.
    purge ??= purgeRequests(deps, () => isStopped).finally(() => {
      purge = undefined;
    });
  }, INTERVAL_MS);
  return {
    async close() {
      clearInterval(timer);
      isStopped = true;
      await purge;
    },
  };
}
