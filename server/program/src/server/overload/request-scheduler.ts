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
export interface EventLoopLag {
  /** Current delay; 0 if the turn is young. */
  readonly lagMs: number;
}

const NO_WAIT: Wait = { ownMs: 0, backlogMs: 0 };
const FULL: Wait = { ownMs: 0, backlogMs: 0, isFull: true };

/** Maximum number of requests that wait, of both kinds. Each holds its headers and up to 64 KB of its body. */
const MAX_WAITING = 2000;

/** Time in each turn of the event loop for delayed requests. Short, because Node accepts one connection in each turn. */
const SLICE_MS = 5;

/**
 * Under sustained overload a FIFO queue makes every request time out. Serve the newest first, then two of the oldest,
 * which are past `maxWaitMs` and cheap to reject.
 */
const OLDEST_PER_NEWEST = 2;

/** Share of the time that free requests get while others pay for charts. */
const FREE_SHARE = 0.25;

/** Time that they may have saved up, so that a few of them never wait. */
const MAX_SAVED_MS = 5;

/** Time after a paid request in which free ones leave it the rest. */
const PAYING_MS = 50;

/**
 * Spreads requests over the turns of the event loop. With a thousand busy connections there is always more to read: if
 * each request ran immediately, a turn would never end and no charge would be written. So a request that is read late in
 * a turn waits for the next one, and the charges that the turn has queued are written first:
 *
 *     turn n:    read request A (run), read B and C late (queue)  -> write the charges of A
 *     turn n+1:  run C, then B, for at most 5 ms; read more (queue) -> write their charges
 *
 * Requests that cost nothing, which anybody can send, wait in a queue of their own. While others pay for charts they get
 * {@link FREE_SHARE} of the time.
 */
export class RequestScheduler {
  readonly #eventLoop: EventLoopLag;
  readonly #now: () => number;
  readonly #paid = new Backlog();
  readonly #free = new Backlog();
  readonly #freeTime: FreeTime;
  /** True if the next turn runs some of what waits. */
  #isTurnNext = false;
  /** Ends the time in which free requests must wait. */
  #pause: NodeJS.Timeout | undefined;

  /** @param now Milliseconds of a clock that never goes back. */
  constructor(eventLoop: EventLoopLag, now: () => number = () => performance.now()) {
    this.#eventLoop = eventLoop;
    this.#now = now;
    this.#freeTime = new FreeTime(now());
  }

  /**
   * Runs a request immediately if the turn is young and nothing of its kind waits, otherwise in a later turn.
   *
   * @param isPaid True if the request is charged; false if anybody may send it.
   */
  schedule(run: (wait: Wait) => void, isPaid: boolean): void {
    const nowMs = this.#now();
    const backlog = isPaid ? this.#paid : this.#free;
    if (isPaid) this.#freeTime.paidMs = nowMs;
    const isEarly = backlog.size === 0 && this.#eventLoop.lagMs === 0;
    if (isEarly && isPaid) run(NO_WAIT);
    else if (isEarly && this.#freeTime.leftMs(nowMs) > 0) void this.#runFree(() => run(NO_WAIT));
    else if (this.#paid.size + this.#free.size >= MAX_WAITING) run(FULL);
    else {
      backlog.push({ sinceMs: nowMs, run });
      this.#wake();
    }
  }

  /** Plans the next turn: at once, or when free requests may go on if only those wait. */
  #wake(): void {
    if (this.#isTurnNext || this.#paid.size + this.#free.size === 0) return;
    clearTimeout(this.#pause);
    const waitMs = this.#paid.size > 0 ? 0 : this.#freeTime.untilMoreMs(this.#now());
    if (waitMs > 0) {
      this.#pause = setTimeout(() => void this.#runTurn(), waitMs);
      return;
    }
    this.#isTurnNext = true;
    setImmediate(() => void this.#runTurn());
  }

  async #runTurn(): Promise<void> {
    const endMs = this.#now() + SLICE_MS;
    while (this.#paid.size > 0 && this.#now() < endMs) this.#paid.runNext(this.#now);
    while (this.#free.size > 0 && this.#now() < endMs && this.#freeTime.leftMs(this.#now()) > 0) {
      await this.#runFree(() => this.#free.runNext(this.#now));
    }
    this.#isTurnNext = false;
    this.#wake();
  }

  /** Runs free requests, and takes their time from what such requests have left. */
  async #runFree(run: () => void): Promise<void> {
    const startMs = this.#now();
    run();
    await endOfWork();
    this.#freeTime.take(this.#now() - startMs);
  }
}

interface ScheduledRequest {
  readonly sinceMs: number;
  readonly run: (wait: Wait) => void;
}

/** Requests of a kind that wait for their turn. */
class Backlog {
  readonly #waiting: ScheduledRequest[] = [];
  #sinceMs = 0;

  get size(): number {
    return this.#waiting.length;
  }

  push(request: ScheduledRequest): void {
    if (this.#waiting.push(request) === 1) this.#sinceMs = request.sinceMs;
  }

  /** Runs the newest request and {@link OLDEST_PER_NEWEST} of the oldest. */
  runNext(now: () => number): void {
    this.#run(this.#waiting.pop(), now());
    for (let n = 0; n < OLDEST_PER_NEWEST; n++) this.#run(this.#waiting.shift(), now());
  }

  #run(next: ScheduledRequest | undefined, nowMs: number): void {
    next?.run({ ownMs: nowMs - next.sinceMs, backlogMs: nowMs - this.#sinceMs });
  }
}

/** Time that free requests have left while others pay: it grows with {@link FREE_SHARE} of the clock. */
class FreeTime {
  /** Time of the latest paid request. */
  paidMs = Number.NEGATIVE_INFINITY;
  #leftMs = MAX_SAVED_MS;
  #countedMs: number;

  constructor(nowMs: number) {
    this.#countedMs = nowMs;
  }

  /** Returns the time that is left; all there is while nobody pays. */
  leftMs(nowMs: number): number {
    this.#leftMs = Math.min(this.#leftMs + (nowMs - this.#countedMs) * FREE_SHARE, MAX_SAVED_MS);
    this.#countedMs = nowMs;
    return nowMs - this.paidMs > PAYING_MS ? MAX_SAVED_MS : this.#leftMs;
  }

  take(ms: number): void {
    this.#leftMs -= ms;
  }

  /** Returns the time until some is left; 0 or less if there is some. */
  untilMoreMs(nowMs: number): number {
    const leftMs = this.leftMs(nowMs);
    return leftMs > 0 ? 0 : Math.ceil(-leftMs / FREE_SHARE) || 1;
  }
}

/** Resolves once the work of this turn is done that promises have queued: ticks run after them. */
function endOfWork(): Promise<void> {
  return new Promise((resolve) => queueMicrotask(() => nextTick(resolve)));
}
