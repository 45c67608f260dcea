import type { Load } from "./load.js";

/** How long a request has waited for its turn, and since when there were always some that waited; ms. */
export interface Wait {
  readonly ownMs: number;
  readonly backlogMs: number;
}

const NO_WAIT: Wait = { ownMs: 0, backlogMs: 0 };

interface Waiting {
  readonly sinceMs: number;
  readonly run: (wait: Wait) => void;
}

/**
 * How much of a turn of the event loop goes to what waits from earlier ones. Short, for Node accepts one new connection in
 * a turn.
 */
const SLICE_MS = 5;

/**
 * While more comes than can be done, everybody would come to wait too long, and nobody be served, if all kept to the order
 * of their coming: the newest is served first, and the oldest, whose time is over, are refused, which costs little.
 */
const OLDEST_FOR_EACH_NEWEST = 2;

/**
 * Spreads requests over the turns of the event loop. With a thousand busy connections the system has always more to
 * read, and a turn would not end, nor would any charge be written, while each request is answered at once. So what is
 * read late in a turn waits for its end; the charges of the turn, which were asked for earlier, are written before.
 */
export class Turns {
  readonly #load: Pick<Load, "lagMs">;
  readonly #now: () => number;
  readonly #waiting: Waiting[] = [];
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
    const endMs = this.#now() + SLICE_MS;
    while (this.#waiting.length > 0 && this.#now() < endMs) {
      this.#run(this.#waiting.pop());
      for (let n = 0; n < OLDEST_FOR_EACH_NEWEST; n++) this.#run(this.#waiting.shift());
    }
    if (this.#waiting.length > 0) setImmediate(() => this.#runSlice());
  }

  #run(next: Waiting | undefined): void {
    const nowMs = this.#now();
    next?.run({ ownMs: nowMs - next.sinceMs, backlogMs: nowMs - this.#backlogSinceMs });
  }
}
