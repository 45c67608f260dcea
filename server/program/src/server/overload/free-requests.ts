import { nextTick } from "node:process";

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
interface EventLoopLag {
  /** Current delay; 0 if the turn is young. */
  readonly lagMs: number;
}

export const NO_WAIT: Wait = { ownMs: 0, backlogMs: 0 };
const FULL: Wait = { ...NO_WAIT, isFull: true };

interface WaitingRequest {
  readonly sinceMs: number;
  readonly run: (wait: Wait) => void;
}

/** Maximum number of requests that wait. Each holds its headers and up to 64 KB of its body. */
const MAX_WAITING = 2000;

/** Time in each turn of the event loop for requests that wait. Short, because Node accepts one connection in each turn. */
const SLICE_MS = 5;

/**
 * Under sustained overload a FIFO queue makes every request time out. Serve the newest first, then two of the oldest,
 * which have waited too long and are cheap to refuse.
 */
const OLDEST_PER_NEWEST = 2;

/** Share of the time that free requests get while others pay for charts. */
const SHARE = 0.25;

/** Time that they may have saved up, so that a few of them never wait. */
const MAX_SAVED_MS = 5;

/** Time after a paid request in which free ones leave it the rest. */
const PAYING_MS = 50;

/**
 * Runs the requests that cost nothing, which anybody can send: at once if the event loop has time for them, otherwise in
 * later turns. While others pay for charts, they get {@link SHARE} of the time:
 *
 *     paid    chart chart chart  chart chart chart  chart chart
 *     free    page               page               page        (others wait)
 *
 * Paid requests run as they arrive: in a queue of their own fewer of them were served (decision 23).
 */
export class FreeRequests {
  readonly #eventLoop: EventLoopLag;
  readonly #now: () => number;
  readonly #waiting: WaitingRequest[] = [];
  #backlogSinceMs = 0;
  /** Moment of the latest paid request. */
  #paidMs = Number.NEGATIVE_INFINITY;
  /** Time that is left while others pay, up to {@link #countedMs}. */
  #leftMs = MAX_SAVED_MS;
  #countedMs: number;

  /** @param now Milliseconds of a clock that never goes back. */
  constructor(eventLoop: EventLoopLag, now: () => number = () => performance.now()) {
    this.#eventLoop = eventLoop;
    this.#now = now;
    this.#countedMs = now();
  }

  /** Notes that somebody pays. */
  paid(): void {
    this.#paidMs = this.#now();
  }

  /** Runs a request, now or later. */
  schedule(run: (wait: Wait) => void): void {
    if (this.#waiting.length === 0 && this.#eventLoop.lagMs === 0 && this.#mayRun()) {
      void this.#measured(() => run(NO_WAIT));
      return;
    }
    if (this.#waiting.length >= MAX_WAITING) {
      run(FULL);
      return;
    }
    const sinceMs = this.#now();
    if (this.#waiting.push({ sinceMs, run }) > 1) return;
    this.#backlogSinceMs = sinceMs;
    this.#planTurn();
  }

  #planTurn(): void {
    const runTurn = () => void this.#runTurn();
    if (this.#mayRun()) setImmediate(runTurn);
    else setTimeout(runTurn, -this.#leftMs / SHARE);
  }

  async #runTurn(): Promise<void> {
    const endMs = this.#now() + SLICE_MS;
    while (this.#waiting.length > 0 && this.#now() < endMs && this.#mayRun()) {
      await this.#measured(() => {
        this.#run(this.#waiting.pop());
        for (let n = 0; n < OLDEST_PER_NEWEST; n++) this.#run(this.#waiting.shift());
      });
    }
    if (this.#waiting.length > 0) this.#planTurn();
  }

  #run(next: WaitingRequest | undefined): void {
    const nowMs = this.#now();
    next?.run({ ownMs: nowMs - next.sinceMs, backlogMs: nowMs - this.#backlogSinceMs });
  }

  /** Runs requests and takes their time from what is left. */
  async #measured(run: () => void): Promise<void> {
    const startMs = this.#now();
    run();
    await endOfWork();
    this.#leftMs -= this.#now() - startMs;
  }

  #mayRun(): boolean {
    const nowMs = this.#now();
    this.#leftMs = Math.min(this.#leftMs + (nowMs - this.#countedMs) * SHARE, MAX_SAVED_MS);
    this.#countedMs = nowMs;
    return this.#leftMs > 0 || nowMs - this.#paidMs > PAYING_MS;
  }
}

/** Resolves once the work of this turn is done that promises have queued: ticks run after them. */
function endOfWork(): Promise<void> {
  return new Promise((resolve) => queueMicrotask(() => nextTick(resolve)));
}
