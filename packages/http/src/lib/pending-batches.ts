import { type Logger, loggableError } from "../telemetry/log.js";

/** Interval between writes. A crash loses the entries since the last write. */
const FLUSH_MS = 10_000;
/** Maximum number of entries in memory. While they cannot be written, further ones are dropped. */
const MAX_PENDING = 20_000;
/** Maximum entries of one batch, so that charges never wait long for its transaction. */
const BATCH_SIZE = 200;

export interface PendingBatchesDeps<Entry> {
  /** Merges two entries of one key. */
  readonly merge: (earlier: Entry, later: Entry) => Entry;
  /** Writes a batch; rejects if it was not written. */
  readonly write: (batch: readonly Entry[]) => Promise<void>;
  readonly logger: Pick<Logger, "warn">;
  /** Log message for a batch that was not written. */
  readonly failure: string;
}

/**
 * Merges entries in memory and writes them in batches, so that no request waits for the store:
 *
 *     add(key, entry) -> one entry a key, up to 20,000 -- every 10 s --> batches of 200 -> write
 *                            full -> dropped                               fails -> back for the next write
 */
export class PendingBatches<Entry> {
  readonly #deps: PendingBatchesDeps<Entry>;
  readonly #timer: NodeJS.Timeout;
  #entries = new Map<string, Entry>();
  #writing: Promise<void> = Promise.resolve();

  constructor(deps: PendingBatchesDeps<Entry>) {
    this.#deps = deps;
    this.#timer = setInterval(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Adds an entry, or merges it with the pending one of its key. */
  add(key: string, entry: Entry): void {
    const pending = this.#entries.get(key);
    if (pending !== undefined) this.#entries.set(key, this.#deps.merge(pending, entry));
    else if (this.#entries.size < MAX_PENDING) this.#entries.set(key, entry);
  }

  /** Writes all entries. Those that cannot be written stay in memory for the next write. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#writeAll());
    return this.#writing;
  }

  /** Stops the timer and writes the remaining entries. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  async #writeAll(): Promise<void> {
    const entries = [...this.#entries];
    this.#entries = new Map();
    for (let start = 0; start < entries.length; start += BATCH_SIZE) {
      await this.#writeBatch(entries.slice(start, start + BATCH_SIZE));
    }
  }

  async #writeBatch(batch: readonly (readonly [key: string, entry: Entry])[]): Promise<void> {
    const { write, merge, logger, failure } = this.#deps;
    try {
      await write(batch.map(([, entry]) => entry));
    } catch (error) {
      logger.warn({ error: loggableError(error) }, failure);
      for (const [key, entry] of batch) {
        const later = this.#entries.get(key);
        if (later !== undefined) this.#entries.set(key, merge(entry, later));
        else if (this.#entries.size < MAX_PENDING) this.#entries.set(key, entry);
      }
    }
  }
}
