/** A queue that is younger is a burst, which soon passes. */
const BURST_MS = 200;

/** Refusing everybody for so long shortens a queue of thousands. */
const DRAIN_MS = 500;

/** From one draining to the next: callers who make a connection for each request are back at once, and would never be served. */
const REST_MS = 5000;

/**
 * Connections that wait to be accepted. Node accepts one in each turn of the event loop: where a thousand callers come at
 * once, and turns are full of work, they would wait for seconds, and their requests with them, unseen. The system does
 * not tell how many wait; but while each turn brings one there may be more, and a turn that brought none found no other.
 */
export class AcceptQueue {
  readonly #now: () => number;
  #isWatched = false;
  #wasAccepted = false;
  #sinceMs = 0;
  #drainedMs = Number.NEGATIVE_INFINITY;

  /** @param now Milliseconds of a clock that never goes back. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Notes that a connection was accepted. */
  accepted(): void {
    this.#wasAccepted = true;
    if (this.#isWatched) return;
    this.#isWatched = true;
    this.#sinceMs = this.#now();
    setImmediate(() => this.#endTurn());
  }

  #endTurn(): void {
    this.#isWatched = this.#wasAccepted;
    this.#wasAccepted = false;
    if (this.#isWatched) setImmediate(() => this.#endTurn());
  }

  /** Whether requests are to be refused, which costs little, so that turns are short and the queue is soon empty. */
  get isDraining(): boolean {
    if (!this.#isWatched) return false;
    const nowMs = this.#now();
    if (nowMs - this.#sinceMs <= BURST_MS) return false;
    if (nowMs - this.#drainedMs > REST_MS) this.#drainedMs = nowMs;
    return nowMs - this.#drainedMs < DRAIN_MS;
  }
}
