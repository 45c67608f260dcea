/** Age from which a queue counts as overload; a younger one is a burst. */
const YOUNGEST_MS = 150;

/** Longest time that requests are refused: enough to shorten a queue of a thousand. */
const DRAIN_MS = 1000;

/** Minimum gap between drains; without it, clients that reconnect for each request would never be served. */
const REST_MS = 10_000;

/**
 * Detects connections that wait to be accepted. Node accepts one in each turn of the event loop. If a thousand callers
 * connect together while turns are full of work, they wait for seconds, unseen. The system does not report how many
 * wait, but a turn that accepted none found the queue empty.
 *
 * All connections count, whatever their requests: a flood of health checks drains the same way, one second in ten.
 */
export class AcceptQueue {
  readonly #minConnections: number;
  readonly #now: () => number;
  #isWatched = false;
  #wasAccepted = false;
  /** Time of the last turn that accepted none, and the connections accepted since. */
  #sinceMs = 0;
  #accepted = 0;
  #drainedMs = Number.NEGATIVE_INFINITY;

  /**
   * @param minConnections Fewer connections are no queue, however slow the turns that accepted them.
   * @param now Milliseconds of a clock that never goes back.
   */
  constructor(minConnections: number, now: () => number) {
    this.#minConnections = minConnections;
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
    const isQueue = this.#accepted >= this.#minConnections && nowMs - this.#sinceMs > YOUNGEST_MS;
    if (isQueue && nowMs - this.#drainedMs > REST_MS) this.#drainedMs = nowMs;
  }

  /** True while requests are to be refused: cheap refusals keep turns short and empty the queue. */
  get isDraining(): boolean {
    return this.#isWatched && this.#now() - this.#drainedMs < DRAIN_MS;
  }
}
