import { PendingBatches } from "../lib/pending-batches.js";
import type { Logger } from "../telemetry/logger.js";
import type { UsageReport, UsageStore } from "./usage-store.js";

const QUARTER_HOUR_MS = 15 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
const FAILURE = "could not store usage: the next write tries again";

/** A request with an active key. */
export interface KeyUse {
  readonly accountId: string;
  readonly keyId: string;
  /** Pattern of the route. */
  readonly endpoint: string;
}

/** Last use of a key. */
interface LastUse {
  readonly keyId: string;
  /** Start of the minute of the use. */
  readonly minuteMs: number;
  readonly endpoint: string;
}

interface ErrorCount {
  readonly accountId: string;
  /** Start of the quarter-hour, to which errors are counted. */
  readonly startMs: number;
  readonly code: string;
  readonly calls: number;
}

/**
 * Counts errors and notes the last use of each key, in memory, and writes both in batches. A crash loses what was not
 * written, but never a charge.
 */
export class UsageRecorder {
  readonly #errors: PendingBatches<ErrorCount>;
  readonly #lastUses: PendingBatches<LastUse>;

  constructor(store: Pick<UsageStore, "add">, logger: Pick<Logger, "warn">) {
    this.#errors = new PendingBatches({
      merge: (earlier, later) => ({ ...earlier, calls: earlier.calls + later.calls }),
      write: (errors) => store.add({ errors: errors.map(reportedError).sort(byPrimaryKey), lastUsed: [] }),
      ...{ logger, failure: FAILURE },
    });
    this.#lastUses = new PendingBatches({
      merge: (_earlier, later) => later,
      write: (lastUses) => store.add({ errors: [], lastUsed: lastUses.map(reportedUse) }),
      ...{ logger, failure: FAILURE },
    });
  }

  /**
   * Counts a request with an active key.
   *
   * @param code Error code of the response; undefined if the request succeeded.
   */
  record({ accountId, keyId, endpoint }: KeyUse, code: string | undefined, now: Date): void {
    const nowMs = now.getTime();
    this.#lastUses.add(keyId, { keyId, minuteMs: nowMs - (nowMs % MINUTE_MS), endpoint });
    if (code === undefined) return;
    const startMs = nowMs - (nowMs % QUARTER_HOUR_MS);
    this.#errors.add(`${accountId} ${startMs} ${code}`, { accountId, startMs, code, calls: 1 });
  }

  /** Writes everything that is in memory. If the store cannot be reached, it stays for the next write. */
  async flush(): Promise<void> {
    await Promise.all([this.#errors.flush(), this.#lastUses.flush()]);
  }

  /** Stops the timers and writes what remains. */
  async close(): Promise<void> {
    await Promise.all([this.#errors.close(), this.#lastUses.close()]);
  }
}

type ReportedError = UsageReport["errors"][number];

function reportedError({ accountId, startMs, code, calls }: ErrorCount): ReportedError {
  return { accountId, at: new Date(startMs), code, calls };
}

function reportedUse({ keyId, minuteMs, endpoint }: LastUse): UsageReport["lastUsed"][number] {
  return { keyId, at: new Date(minuteMs), endpoint };
}

/** Sorts by primary key: nodes that lock rows in different orders could deadlock. */
function byPrimaryKey(a: ReportedError, b: ReportedError): number {
  return keyOf(a) < keyOf(b) ? -1 : 1;
}

function keyOf({ accountId, at, code }: ReportedError): string {
  return `${accountId} ${at.toISOString()} ${code}`;
}
