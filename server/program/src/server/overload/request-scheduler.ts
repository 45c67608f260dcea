import { Backlog, type EventLoopLag, NO_WAIT, SLICE_MS, type Wait } from "./backlog.js";

/**
 * Spreads the requests of customers over the turns of the event loop. With many busy connections there is always more to
 * read: if each request ran immediately, turns would be long, and would have few charges to write together. So a request
 * that is read late in a turn waits for the next one, and the charges that the turn has queued are written first:
 *
 *     turn n:    read request A (run), read B and C late (queue)  -> write the charges of A
 *     turn n+1:  run C, then B, for at most 5 ms; read more (queue) -> write their charges
 */
export class RequestScheduler {
  readonly #eventLoop: EventLoopLag;
  readonly #now: () => number;
  readonly #backlog: Backlog;

  /** @param now Milliseconds of a clock that never goes back. */
  constructor(eventLoop: EventLoopLag, now: () => number = () => performance.now()) {
    this.#eventLoop = eventLoop;
    this.#now = now;
    this.#backlog = new Backlog(now);
  }

  /** Runs a request immediately if the turn is young and nothing waits, otherwise in a later turn. */
  schedule(run: (wait: Wait) => void): void {
    if (this.#backlog.isEmpty && this.#eventLoop.lagMs === 0) run(NO_WAIT);
    else if (this.#backlog.add(run)) setImmediate(() => this.#runSlice());
  }

  #runSlice(): void {
    const endMs = this.#now() + SLICE_MS;
    while (!this.#backlog.isEmpty && this.#now() < endMs) this.#backlog.runNext();
    if (!this.#backlog.isEmpty) setImmediate(() => this.#runSlice());
  }
}
