import type { Load } from "./load.js";

/** How long a request has waited for its turn, and since when there were always some that waited; ms. */
export interface Wait {
  readonly ownMs: number;
  readonly backlogMs: number;
}

const NO_WAIT: Wait = { ownMs: 0, backlogMs: 0 };

/** How much of a turn of the event loop goes to what waits from earlier ones. */
const SLICE_MS = 20;

/**
 * Spreads requests over the turns of the event loop. With a thousand busy connections the system has always more to
 * read, and a turn would not end, nor would any charge be written, while each request is answered at once. So what is
 * read late in a turn waits for its end; the charges of the turn, which were asked for earlier, are written before.
 */
export class Turns {
  readonly #load: Pick<Load, "lagMs">;
  readonly #now: () => number;
  readonly #waiting: { readonly sinceMs: number; readonly run: (wait: Wait) => void }[] = [];
  #backlogSinceMs = 0;

  /** @param now Milliseconds of a clock that never goes back. */
  constructor(load: Pick<Load, "lagMs">, now: () => number = () => performance.now()) {
    this.#load = load;
    this.#now = now;
  }

  /** Runs at once, or in its turn. */
  take(run: (wait: Wait) => void): void {
    if (this.#waiting.length === 0 && this.#load.lagMs === 0) {
      run(NO_WAIT);
      return;
    }
    const sinceMs = this.#now();
    if (this.#waiting.push({ sinceMs, run }) > 1) return;
    this.#backlogSinceMs = sinceMs;
    setImmediate(() => this.#runSlice());
  }

  #runSlice(): void {
    let nowMs = this.#now();
    const endMs = nowMs + SLICE_MS;
    // The last one leaves only when it is done, so that those who come meanwhile belong to the same backlog.
    for (let next = this.#waiting[0]; next !== undefined && nowMs < endMs; next = this.#waiting[0]) {
      next.run({ ownMs: nowMs - next.sinceMs, backlogMs: nowMs - this.#backlogSinceMs });
      this.#waiting.shift();
      nowMs = this.#now();
    }
    if (this.#waiting.length > 0) setImmediate(() => this.#runSlice());
  }
}
