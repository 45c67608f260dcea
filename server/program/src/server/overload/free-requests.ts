import { nextTick } from "node:process";
import { Backlog, type EventLoopLag, NO_WAIT, SLICE_MS, type Wait } from "./backlog.js";

/** Share of the time that free requests get while others pay for charts. */
const SHARE = 0.1;

/** Time that they may have saved up, so that a few of them never wait. */
const MAX_SAVED_MS = 5;

/** Time that they may owe: after a long flood without payers, they wait for no more than ten times as long. */
const MAX_OWED_MS = 50;

/** Time after a paid request in which free ones leave it the rest. */
const PAYING_MS = 50;

/**
 * Runs the requests that cost nothing, which anybody can send: at once if the event loop has time for them, otherwise in
 * later turns. While others pay for charts, they get {@link SHARE} of the time:
 *
 *     paid    chart chart chart  chart chart chart  chart chart
 *     free    page               page               page        (others wait)
 *
 * Paid requests run as they arrive: in a queue of their own, no more of them were served (decision 23).
 */
export class FreeRequests {
  readonly #eventLoop: EventLoopLag;
  readonly #afterwardsMs: number;
  readonly #now: () => number;
  readonly #backlog: Backlog;
  /** Moment of the latest paid request. */
  #paidMs = Number.NEGATIVE_INFINITY;
  /** Time that is left while others pay, up to {@link #countedMs}. */
  #leftMs = MAX_SAVED_MS;
  #countedMs: number;

  /**
   * @param afterwardsMs Time that a request takes after the turn in which it starts. It counts, too.
   * @param now Milliseconds of a clock that never goes back.
   */
  constructor(eventLoop: EventLoopLag, afterwardsMs = 0, now: () => number = () => performance.now()) {
    this.#eventLoop = eventLoop;
    this.#afterwardsMs = afterwardsMs;
    this.#now = now;
    this.#backlog = new Backlog(now);
    this.#countedMs = now();
  }

  /** Notes that somebody pays. */
  paid(): void {
    this.#paidMs = this.#now();
  }

  /** Runs a request, now or later. */
  schedule(run: (wait: Wait) => void): void {
    if (this.#backlog.isEmpty && this.#eventLoop.lagMs === 0 && this.#mayRun()) {
      void this.#measured(() => run(NO_WAIT));
    } else if (this.#backlog.add(run)) this.#planTurn();
  }

  #planTurn(): void {
    const runTurn = () => void this.#runTurn();
    if (this.#mayRun()) setImmediate(runTurn);
    else setTimeout(runTurn, Math.min(-this.#leftMs / SHARE, PAYING_MS));
  }

  async #runTurn(): Promise<void> {
    const endMs = this.#now() + SLICE_MS;
    while (!this.#backlog.isEmpty && this.#now() < endMs && this.#mayRun()) {
      await this.#measured(() => this.#backlog.runNext());
    }
    if (!this.#backlog.isEmpty) this.#planTurn();
  }

  /** Runs requests and takes their time from what is left. */
  async #measured(run: () => void): Promise<void> {
    const startMs = this.#now();
    run();
    await endOfWork();
    const tookMs = this.#now() - startMs + this.#afterwardsMs;
    this.#leftMs = Math.max(this.#leftMs - tookMs, -MAX_OWED_MS);
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
