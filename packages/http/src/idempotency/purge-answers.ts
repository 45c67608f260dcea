import { everyMinute } from "../lib/every-minute.js";
import { type Logger, loggableError } from "../telemetry/log.js";
import type { ClaimStore } from "./claim-store.js";

/** Dependencies of {@link purgeAnswers}. */
export interface PurgeDeps {
  readonly store: Pick<ClaimStore, "purgeExpired">;
  readonly now: () => Date;
  readonly logger: Pick<Logger, "warn">;
}

/** Deletes expired answers and leases. A failure is only logged, because the next purge tries again. */
export async function purgeAnswers({ store, now, logger }: PurgeDeps): Promise<void> {
  try {
    await store.purgeExpired(now());
  } catch (error) {
    logger.warn(
      { error: loggableError(error) },
      "could not delete expired answers: the next purge tries again",
    );
  }
}

/** Purges once a minute until `close` is called, which resolves after the current purge. */
export function purgeEveryMinute(deps: PurgeDeps): { close(): Promise<void> } {
  return everyMinute(() => purgeAnswers(deps));
}
