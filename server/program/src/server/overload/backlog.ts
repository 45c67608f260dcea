/** Delay of a request before it runs. */
export interface Wait {
  /** Time that the request itself has waited. */
  readonly ownMs: number;
  /** Age of the backlog that it waited in. */
  readonly backlogMs: number;
  /** True if so many requests wait that this one must be refused, whatever it asks. */
  readonly isFull?: boolean;
}

/** Source of the current delay of the event loop: admission control. */
export interface EventLoopLag {
  /** Current delay; 0 if the turn is young. */
  readonly lagMs: number;
}

/** Wait of a request that runs at once. */
export const NO_WAIT: Wait = { ownMs: 0, backlogMs: 0 };
/** Wait of a request that is refused because too much waits. */
export const FULL: Wait = { ...NO_WAIT, isFull: true };

/** Time in each turn of the event loop for requests that wait. Short, because Node accepts one connection in each turn. */
export const SLICE_MS = 5;

/** Maximum number of requests that wait. */
const MAX_WAITING = 2000;

/**
 * Under sustained overload a FIFO queue makes every request time out. Serve the newest first, then two of the oldest,
 * which have waited too long and are cheap to refuse.
 */
const OLDEST_PER_NEWEST = 2;

interface WaitingRequest {
  readonly sinceMs: number;
  readonly run: (wait: Wait) => void;
}

/** Requests that wait for a later turn of the event loop. */
export class Backlog {
  readonly #now: () => number;
  readonly #waiting: WaitingRequest[] = [];
  #sinceMs = 0;

  /** @param now Milliseconds of a clock that never goes back. */
  constructor(now: () => number) {
    this.#now = now;
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  /** Adds a request; if too many wait, the oldest is refused for it. Returns true if it is the first. */
  add(run: (wait: Wait) => void): boolean {
    if (this.#waiting.length >= MAX_WAITING) this.#waiting.shift()?.run(FULL);
    const sinceMs = this.#now();
    if (this.#waiting.push({ sinceMs, run }) > 1) return false;
    this.#sinceMs = sinceMs;
    return true;
  }

  /** Runs the newest request and {@link OLDEST_PER_NEWEST} of the oldest. */
  runNext(): void {
    this.#run(this.#waiting.pop());
    for (let n = 0; n < OLDEST_PER_NEWEST; n++) this.#run(this.#waiting.shift());
  }

  #run(next: WaitingRequest | undefined): void {
    const nowMs = this.#now();
    next?.run({ ownMs: nowMs - next.sinceMs, backlogMs: nowMs - this.#sinceMs });
  }
}
