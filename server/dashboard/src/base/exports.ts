import { setTimeout as delay } from "node:timers/promises";

/** Rest after each slice, as a multiple of the slice's time: all exports together work a tenth of the time. */
const REST_PER_WORK = 9;
/** Longest rest. Proxies end a response that sends nothing for half a minute. */
const LONGEST_REST_MS = 10_000;

/** Time without a read after which an export is given up, if its account starts another one. */
const STALLED_MS = 60_000;

/** Produces the next part of an export; undefined at the end. */
export type NextSlice = () => Promise<string | undefined>;

export interface ExportsDeps {
  /** Milliseconds of a clock that never goes back. */
  readonly nowMs?: () => number;
  readonly wait?: (ms: number) => Promise<unknown>;
}

/**
 * Streams exports without keeping charts waiting. An account has at most one export at a time. A slice is only made when
 * its reader has taken the one before, and the slices of all exports of this process are made one after another:
 *
 *     export A:  slice          slice                  slice
 *     export B:         slice          slice (reader is slow)
 *     time:      work--rest---work-...                 each rest lets requests in
 */
export class Exports {
  readonly #nowMs: () => number;
  readonly #wait: (ms: number) => Promise<unknown>;
  readonly #running = new Map<string, RunningExport>();
  /** Resolves when the latest slice is made and the rest after it is over. */
  #rested: Promise<unknown> = Promise.resolve();

  constructor({ nowMs = () => performance.now(), wait = delay }: ExportsDeps = {}) {
    this.#nowMs = nowMs;
    this.#wait = wait;
  }

  /** Starts an export; returns undefined if the account has one already. */
  start(accountId: string, nextSlice: NextSlice): ReadableStream<Uint8Array> | undefined {
    const running = this.#running.get(accountId);
    if (running !== undefined && this.#nowMs() - running.readMs < STALLED_MS) return undefined;
    const started: RunningExport = { readMs: this.#nowMs() };
    this.#running.set(accountId, started);
    const encoder = new TextEncoder();
    const isOver = () => this.#running.get(accountId) !== started;
    const end = () => {
      if (!isOver()) this.#running.delete(accountId);
    };
    return new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          started.readMs = this.#nowMs();
          try {
            const slice = await this.#inTurn(async () => (isOver() ? undefined : nextSlice()));
            if (isOver()) throw new Error("the export stalled, and another one has taken its place");
            if (slice !== undefined) return controller.enqueue(encoder.encode(slice));
            end();
            controller.close();
          } catch (error) {
            end();
            throw error;
          }
        },
        cancel: end,
      },
      { highWaterMark: 0 },
    );
  }

  /** Makes a slice when the slices before it are made and rested. */
  #inTurn<Slice>(makeSlice: () => Promise<Slice>): Promise<Slice> {
    let workedMs = 0;
    const made = this.#rested.then(async () => {
      const startedMs = this.#nowMs();
      try {
        return await makeSlice();
      } finally {
        workedMs = this.#nowMs() - startedMs;
      }
    });
    const rest = () => this.#wait(Math.min(REST_PER_WORK * workedMs, LONGEST_REST_MS));
    this.#rested = made.then(rest, rest);
    return made;
  }
}

interface RunningExport {
  readMs: number;
}
