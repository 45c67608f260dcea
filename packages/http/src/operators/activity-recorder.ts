import { PendingBatches } from "../lib/pending-batches.js";
import type { Logger } from "../telemetry/logger.js";
import type { HourOfUse, OperatorStore } from "./operator-store.js";

const HOUR_MS = 60 * 60 * 1000;
/** Hours for which figures are kept: the longest range of a page, and a day for nodes whose clocks differ. */
const KEPT_HOURS = 8 * 24;

interface CountedHour {
  readonly accountId: string;
  /** Hours since 1970-01-01, in UTC. */
  readonly hourNumber: number;
  readonly calls: number;
  readonly failed: number;
  readonly lastMs: number;
}

/**
 * Counts the requests of each account by hour, in memory, and writes them in batches. A crash loses what was not
 * written, but never a charge.
 */
export class ActivityRecorder {
  readonly #hours: PendingBatches<CountedHour>;

  constructor(store: Pick<OperatorStore, "addActivity">, logger: Pick<Logger, "warn">) {
    this.#hours = new PendingBatches({
      merge: mergeHours,
      write: (hours) =>
        store.addActivity({
          hours: hours.map(hourOfUse).sort(byAccountAndHour),
          keepFromHour: hourName(Math.max(...hours.map(({ hourNumber }) => hourNumber)) - KEPT_HOURS),
        }),
      logger,
      failure: "could not store the activity of accounts: the next write tries again",
    });
  }

  /** Counts a request with an active key. */
  record(accountId: string, isFailed: boolean, now: Date): void {
    const lastMs = now.getTime();
    const hourNumber = Math.floor(lastMs / HOUR_MS);
    const counted = { accountId, hourNumber, calls: 1, failed: isFailed ? 1 : 0, lastMs };
    this.#hours.add(`${accountId} ${hourNumber}`, counted);
  }

  /** Writes all figures. If the store cannot be reached, they stay in memory for the next write. */
  flush(): Promise<void> {
    return this.#hours.flush();
  }

  /** Stops the timer and writes the remaining figures. */
  close(): Promise<void> {
    return this.#hours.close();
  }
}

function mergeHours(earlier: CountedHour, later: CountedHour): CountedHour {
  return {
    ...earlier,
    calls: earlier.calls + later.calls,
    failed: earlier.failed + later.failed,
    lastMs: Math.max(earlier.lastMs, later.lastMs),
  };
}

function hourOfUse({ accountId, hourNumber, calls, failed, lastMs }: CountedHour): HourOfUse {
  return { accountId, hour: hourName(hourNumber), calls, failed, lastAt: new Date(lastMs) };
}

/** Sorts by primary key: nodes that lock rows in different orders could deadlock. */
function byAccountAndHour(a: HourOfUse, b: HourOfUse): number {
  return `${a.accountId} ${a.hour}` < `${b.accountId} ${b.hour}` ? -1 : 1;
}

function hourName(hourNumber: number): string {
  return new Date(hourNumber * HOUR_MS).toISOString().slice(0, 13);
}
