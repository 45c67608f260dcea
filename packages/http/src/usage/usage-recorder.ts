import { type Logger, loggableError } from "../telemetry/log.js";
import type { UsageReport, UsageStore } from "./usage-store.js";

/** Interval between writes. A crash loses the counts since the last write, but never a charge. */
const FLUSH_MS = 10_000;
/** Maximum number of counts in memory. While the store cannot be reached, further ones are dropped. */
const MAX_PENDING = 20_000;
/** Maximum rows of one transaction, so that charges never wait long for it. */
const MAX_ROWS_PER_WRITE = 200;
const QUARTER_HOUR_MS = 15 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

/** A request with an active key. */
export interface KeyUse {
  readonly accountId: string;
  readonly keyId: string;
  /** Pattern of the route. */
  readonly endpoint: string;
}

/** Last use of a key. */
interface LastUse {
  /** Start of the minute of the use. */
  minuteMs: number;
  endpoint: string;
}

interface ErrorCount {
  readonly accountId: string;
  /** Start of the quarter-hour, to which errors are counted. */
  readonly startMs: number;
  readonly code: string;
  calls: number;
}

/** Counts errors and notes the last use of each key, in memory. Writes them in batches, so that no request waits. */
export class UsageRecorder {
  readonly #store: Pick<UsageStore, "add">;
  readonly #logger: Pick<Logger, "warn">;
  readonly #timer: NodeJS.Timeout;
  #errors = new Map<string, ErrorCount>();
  #lastUses = new Map<string, LastUse>();
  #writing: Promise<void> = Promise.resolve();

  constructor(store: Pick<UsageStore, "add">, logger: Pick<Logger, "warn">) {
    this.#store = store;
    this.#logger = logger;
    this.#timer = setInterval(() => void this.flush(), FLUSH_MS).unref();
  }

  /**
   * Counts a request with an active key.
   *
   * @param code Error code of the response; undefined if the request succeeded.
   */
  record({ accountId, keyId, endpoint }: KeyUse, code: string | undefined, now: Date): void {
    const nowMs = now.getTime();
    const minuteMs = nowMs - (nowMs % MINUTE_MS);
    const lastUse = this.#lastUses.get(keyId);
    if (lastUse !== undefined) {
      lastUse.minuteMs = minuteMs;
      lastUse.endpoint = endpoint;
    } else if (this.#lastUses.size < MAX_PENDING) this.#lastUses.set(keyId, { minuteMs, endpoint });
    if (code !== undefined) this.#count(accountId, nowMs - (nowMs % QUARTER_HOUR_MS), code, 1);
  }

  /** Writes all counts. If the store cannot be reached, they stay in memory for the next write. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  /** Stops the timer and writes the remaining counts. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  async #write(): Promise<void> {
    const errors = [...this.#errors.values()];
    const lastUses = [...this.#lastUses];
    this.#errors = new Map();
    this.#lastUses = new Map();
    for (let start = 0; start < Math.max(errors.length, lastUses.length); start += MAX_ROWS_PER_WRITE) {
      const end = start + MAX_ROWS_PER_WRITE;
      await this.#writePart(errors.slice(start, end), lastUses.slice(start, end));
    }
  }

  async #writePart(
    errors: readonly ErrorCount[],
    lastUses: readonly (readonly [string, LastUse])[],
  ): Promise<void> {
    try {
      await this.#store.add(reportOf(errors, lastUses));
    } catch (error) {
      this.#logger.warn({ error: loggableError(error) }, "could not store usage: the next write tries again");
      for (const { accountId, startMs, code, calls } of errors) this.#count(accountId, startMs, code, calls);
      for (const [keyId, lastUse] of lastUses) {
        if (!this.#lastUses.has(keyId)) this.#lastUses.set(keyId, lastUse);
      }
    }
  }

  #count(accountId: string, startMs: number, code: string, calls: number): void {
    const key = `${accountId} ${startMs} ${code}`;
    const counted = this.#errors.get(key);
    if (counted !== undefined) counted.calls += calls;
    else if (this.#errors.size < MAX_PENDING) this.#errors.set(key, { accountId, startMs, code, calls });
  }
}

/** Builds a report, sorted by primary key: nodes that lock rows in different orders could deadlock. */
function reportOf(
  errors: readonly ErrorCount[],
  lastUses: readonly (readonly [string, LastUse])[],
): UsageReport {
  return {
    errors: errors
      .map(({ accountId, startMs, code, calls }) => ({ accountId, at: new Date(startMs), code, calls }))
      .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)),
    lastUsed: lastUses.map(([keyId, { minuteMs, endpoint }]) => ({
      keyId,
      at: new Date(minuteMs),
      endpoint,
    })),
  };
}

const keyOf = ({ accountId, at, code }: UsageReport["errors"][number]): string =>
  `${accountId} ${at.toISOString()} ${code}`;
