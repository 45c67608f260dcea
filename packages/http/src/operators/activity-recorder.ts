import { type Logger, loggableError } from "../telemetry/log.js";
import type { HourOfUse, OperatorStore } from "./operator-store.js";

/** Interval between writes. A crash loses the figures since the last write, but never a charge. */
const FLUSH_MS = 10_000;
/** Maximum number of account-hours in memory. While the store cannot be reached, further ones are dropped. */
const MAX_PENDING = 20_000;
/** Maximum rows of one transaction, so that charges never wait long for it. */
const MAX_ROWS_PER_WRITE = 200;
const HOUR_MS = 60 * 60 * 1000;
/** Hours for which figures are kept: the longest range of a page, and a day for nodes whose clocks differ. */
const KEPT_HOURS = 8 * 24;

interface CountedHour {
  readonly accountId: string;
  /** Hours since 1970-01-01, in UTC. */
  readonly hourNumber: number;
  calls: number;
  failed: number;
  lastMs: number;
}

/** Counts the requests of each account by hour, in memory, and writes them in batches, so that no request waits. */
export class ActivityRecorder {
  readonly #store: Pick<OperatorStore, "addActivity">;
  readonly #logger: Pick<Logger, "warn">;
  readonly #timer: NodeJS.Timeout;
  #hours = new Map<string, CountedHour>();
  #writing: Promise<void> = Promise.resolve();

  constructor(store: Pick<OperatorStore, "addActivity">, logger: Pick<Logger, "warn">) {
    this.#store = store;
    this.#logger = logger;
    this.#timer = setInterval(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Counts a request with an active key. */
  record(accountId: string, isFailed: boolean, now: Date): void {
    const lastMs = now.getTime();
    this.#add({
      accountId,
      hourNumber: Math.floor(lastMs / HOUR_MS),
      calls: 1,
      failed: isFailed ? 1 : 0,
      lastMs,
    });
  }

  /** Writes all figures. If the store cannot be reached, they stay in memory for the next write. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  /** Stops the timer and writes the remaining figures. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  async #write(): Promise<void> {
    const hours = [...this.#hours.values()];
    this.#hours = new Map();
    for (let start = 0; start < hours.length; start += MAX_ROWS_PER_WRITE) {
      await this.#writePart(hours.slice(start, start + MAX_ROWS_PER_WRITE));
    }
  }

  async #writePart(counted: readonly CountedHour[]): Promise<void> {
    try {
      const latest = Math.max(...counted.map(({ hourNumber }) => hourNumber));
      await this.#store.addActivity({
        hours: counted.map(hourOfUse).sort(byAccountAndHour),
        keepFromHour: hourName(latest - KEPT_HOURS),
      });
    } catch (error) {
      this.#logger.warn(
        { error: loggableError(error) },
        "could not store the activity of accounts: the next write tries again",
      );
      for (const hour of counted) this.#add(hour);
    }
  }

  #add({ accountId, hourNumber, calls, failed, lastMs }: CountedHour): void {
    const key = `${accountId} ${hourNumber}`;
    const counted = this.#hours.get(key);
    if (counted === undefined) {
      if (this.#hours.size >= MAX_PENDING) return;
      this.#hours.set(key, { accountId, hourNumber, calls, failed, lastMs });
      return;
    }
    counted.calls += calls;
    counted.failed += failed;
    counted.lastMs = Math.max(counted.lastMs, lastMs);
  }
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
