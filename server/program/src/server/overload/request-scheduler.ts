/** Delay of a request before it runs. */
export interface Wait {
  /** Time that the request itself has waited. */
  readonly ownMs: number;
  /** Age of the backlog that it waited in. */
  readonly backlogMs: number;
}

/** Source of the current delay of the event loop: admission control. */
export interface EventLoopLag {
  /** Current delay; 0 if the turn is young. */
  readonly lagMs: number;
}

const NO_WAIT: Wait = { ownMs: 0, backlogMs: 0 };

interface ScheduledRequest {
  readonly sinceMs: number;
  readonly run: (wait: Wait) => void;
}

/** Time in each turn of the event loop for delayed requests. Short, because Node accepts one connection in each turn. */
const SLICE_MS = 5;

/**
 * Under sustained overload a FIFO queue makes every request time out. Serve the newest first, then two of the oldest,
 * which are past `maxWaitMs` and cheap to reject.
 */
const OLDEST_PER_NEWEST = 2;

/**
 * Spreads requests over the turns of the event loop. With a thousand busy connections there is always more to read: if
 * each request ran immediately, a turn would never end and no charge would be written. So a request that is read late in
 * a turn waits for the next one, and the charges that the turn has queued are written first:
 *
 *     turn n:    read request A (run), read B and C late (queue)  -> write the charges of A
 *     turn n+1:  run C, then B, for at most 5 ms; read more (queue) -> write their charges
 */
export class RequestScheduler {
  readonly #eventLoop: EventLoopLag;
  readonly #now: () => number;
  readonly #waiting: ScheduledRequest[] = [];
  #backlogSinceMs = 0;

  /** @param now Milliseconds of a clock that never goes back. */
  constructor(eventLoop: EventLoopLag, now: () => number = () => performance.now()) {
    this.#eventLoop = eventLoop;
    this.#now = now;
  }

  /** Runs a request immediately if the turn is young and nothing waits, otherwise in a later turn. */
  schedule(run: (wait: Wait) => void): void {
    if (this.#waiting.length === 0 && this.#eventLoop.lagMs === 0) {
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
      for (let n = 0; n < OLDEST_PER_NEWEST; n++) this.#run(this.#waiting.shift());
    }
    if (this.#waiting.length > 0) setImmediate(() => this.#runSlice());
  }

  #run(next: ScheduledRequest | undefined): void {
    const nowMs = this.#now();
    next?.run({ ownMs: nowMs - next.sinceMs, backlogMs: nowMs - this.#backlogSinceMs });
  }
}
