import { type Logger, loggableError } from "../telemetry/log.js";
import type { UsageReport, UsageStore } from "./usage-store.js";

/** How long what was counted stays in memory alone, at most; a crash loses that much. */
const FLUSH_MS = 10_000;
/** The most that is held while the store cannot be reached; what comes on top is not counted. */
const MAX_HELD = 20_000;
/** How much one transaction takes, so that charges never wait long for it. */
const WRITTEN_AT_ONCE = 200;
const DAY_MS = 24 * 60 * 60 * 1000;

interface ErrorCount {
  readonly accountId: string;
  /** Since 1970, in UTC. */
  readonly dayNumber: number;
  readonly code: string;
  calls: number;
}

/** Counts what requests use, in memory, and writes it down now and then: a request waits for none of it. */
export class UsageRecorder {
  readonly #store: Pick<UsageStore, "add">;
  readonly #logger: Pick<Logger, "warn">;
  readonly #timer: NodeJS.Timeout;
  #errors = new Map<string, ErrorCount>();
  #lastUsedMs = new Map<string, number>();
  #writing: Promise<void> = Promise.resolve();

  constructor(store: Pick<UsageStore, "add">, logger: Pick<Logger, "warn">) {
    this.#store = store;
    this.#logger = logger;
    this.#timer = setInterval(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Counts a request with a live key. @param code Why it was refused; undefined where it was not. */
  record(accountId: string, code: string | undefined, now: Date): void {
    const nowMs = now.getTime();
    if (this.#lastUsedMs.size < MAX_HELD || this.#lastUsedMs.has(accountId)) {
      this.#lastUsedMs.set(accountId, nowMs);
    }
    if (code !== undefined) this.#count(accountId, Math.floor(nowMs / DAY_MS), code, 1);
  }

  /** Writes down what was counted so far; where the store cannot take it, it is kept for the next time. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  async #write(): Promise<void> {
    const errors = [...this.#errors.values()];
    const lastUsed = [...this.#lastUsedMs];
    this.#errors = new Map();
    this.#lastUsedMs = new Map();
    for (let start = 0; start < Math.max(errors.length, lastUsed.length); start += WRITTEN_AT_ONCE) {
      const end = start + WRITTEN_AT_ONCE;
      await this.#writePart(errors.slice(start, end), lastUsed.slice(start, end));
    }
  }

  async #writePart(
    errors: readonly ErrorCount[],
    lastUsed: readonly (readonly [string, number])[],
  ): Promise<void> {
    try {
      await this.#store.add(reportOf(errors, lastUsed));
    } catch (error) {
      this.#logger.warn({ error: loggableError(error) }, "the use of keys could not be written down yet");
      for (const { accountId, dayNumber, code, calls } of errors)
        this.#count(accountId, dayNumber, code, calls);
      for (const [accountId, ms] of lastUsed) {
        if (!this.#lastUsedMs.has(accountId)) this.#lastUsedMs.set(accountId, ms);
      }
    }
  }

  #count(accountId: string, dayNumber: number, code: string, calls: number): void {
    const key = `${accountId} ${dayNumber} ${code}`;
    const counted = this.#errors.get(key);
    if (counted !== undefined) counted.calls += calls;
    else if (this.#errors.size < MAX_HELD) this.#errors.set(key, { accountId, dayNumber, code, calls });
  }
}

/** In the order of their keys, so that nodes that write at the same time wait for each other in one order. */
function reportOf(
  errors: readonly ErrorCount[],
  lastUsed: readonly (readonly [string, number])[],
): UsageReport {
  return {
    errors: errors
      .map(({ accountId, dayNumber, code, calls }) => {
        const day = new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);
        return { accountId, day, code, calls };
      })
      .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)),
    lastUsed: lastUsed.map(([accountId, ms]) => ({ accountId, at: new Date(ms) })),
  };
}

const keyOf = ({ accountId, day, code }: UsageReport["errors"][number]): string =>
  `${accountId} ${day} ${code}`;
