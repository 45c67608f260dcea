/** A queue that is younger is a burst, which soon passes. */
const YOUNGEST_MS = 150;

/** For so long, at most, are requests refused: it shortens a queue of a thousand. */
const DRAIN_MS = 1000;

/** From one draining to the next: callers who make a connection for each request are back at once, and would never be served. */
const REST_MS = 10_000;

/**
 * Connections that wait to be accepted. Node accepts one in each turn of the event loop: where a thousand callers come at
 * once, and turns are full of work, they would wait for seconds, and their requests with them, unseen. The system does
 * not tell how many wait; but while each turn brings one there may be more, and a turn that brought none found no other.
 *
 * Whatever the connections are for: a flood of other requests drains the same way, a second in ten.
 */
export class AcceptQueue {
  readonly #fewest: number;
  readonly #now: () => number;
  #isWatched = false;
  #wasAccepted = false;
  /** Since a turn brought none: when that was, and how many connections have come. */
  #sinceMs = 0;
  #accepted = 0;
  #drainedMs = Number.NEGATIVE_INFINITY;

  /**
   * @param fewest Fewer connections are no queue, however slow the turns are that brought them.
   * @param now Milliseconds of a clock that never goes back.
   */
  constructor(fewest: number, now: () => number) {
    this.#fewest = fewest;
    this.#now = now;
  }

  /** Notes that a connection was accepted. */
  accepted(): void {
    this.#wasAccepted = true;
    this.#accepted++;
    if (this.#isWatched) return;
    this.#isWatched = true;
    this.#sinceMs = this.#now();
    this.#accepted = 1;
    setImmediate(() => this.#endTurn());
  }

  #endTurn(): void {
    this.#isWatched = this.#wasAccepted;
    this.#wasAccepted = false;
    if (!this.#isWatched) return;
    setImmediate(() => this.#endTurn());
    const nowMs = this.#now();
    const isQueue = this.#accepted >= this.#fewest && nowMs - this.#sinceMs > YOUNGEST_MS;
    if (isQueue && nowMs - this.#drainedMs > REST_MS) this.#drainedMs = nowMs;
  }

  /** Whether requests are to be refused, which costs little, so that turns are short and the queue is soon empty. */
  get isDraining(): boolean {
    return this.#isWatched && this.#now() - this.#drainedMs < DRAIN_MS;
  }
}
