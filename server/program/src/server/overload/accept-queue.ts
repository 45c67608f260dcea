/** Age from which a queue counts as overload. A younger one is a burst. */
const MIN_QUEUE_AGE_MS = 150;

/** Maximum duration of a drain: enough to empty a queue of a thousand connections. */
const MAX_DRAIN_MS = 1000;

/** Minimum time that must be left for a drain, so that a short one does not follow another at once. */
const MIN_DRAIN_MS = 100;

/** Maximum share of time spent on drains; without it, clients that reconnect for each request would never be served. */
const MAX_DRAIN_SHARE = 0.1;

/**
 * Detects connections that wait to be accepted. Node accepts one connection in each turn of the event loop. If a
 * thousand callers connect together while turns are full of work, they wait for seconds, and no other measure shows it.
 * The system does not report how many wait, but a turn that accepts none has found the queue empty:
 *
 *     turn:      1    2    3    4    5    6
 *     accepts:   1    1    1    1    1    0
 *                |---- a queue --------|  empty
 *
 * If such a run lasts longer than {@link MIN_QUEUE_AGE_MS} and brings enough callers, the queue is drained: requests are
 * refused, which is cheap and keeps turns short, until a turn accepts none. Drains may take {@link MAX_DRAIN_SHARE} of the
 * time. What a short one leaves of it serves the next, up to {@link MAX_DRAIN_MS} in all.
 *
 * Only connections that bring a request count, and only if they are the larger part: a flood of empty connections would
 * refill the queue at once, so refusing requests for it would only harm their callers. Health checks count too: a flood
 * of them causes drains for a tenth of the time.
 */
export class AcceptQueue {
  readonly #minConnections: number;
  readonly #now: () => number;
  #isWatched = false;
  #wasAccepted = false;
  /** Start of the current run of turns that each accepted a connection. */
  #runSinceMs = 0;
  /** Connections accepted in this run. */
  #accepted = 0;
  /** First requests of connections, read in this run. */
  #firstRequests = 0;
  #isDraining = false;
  /** Time that drains may still take. */
  #leftMs = MAX_DRAIN_MS;
  /** Moment up to which {@link #leftMs} is counted. */
  #countedMs: number;

  /**
   * @param minConnections Number of connections with a request from which a run counts as a queue, however slow its turns.
   * @param now Milliseconds of a clock that never goes back.
   */
  constructor(minConnections: number, now: () => number) {
    this.#minConnections = minConnections;
    this.#now = now;
    this.#countedMs = now();
  }

  accepted(): void {
    this.#wasAccepted = true;
    this.#accepted++;
    if (this.#isWatched) return;
    this.#isWatched = true;
    this.#runSinceMs = this.#now();
    this.#accepted = 1;
    this.#firstRequests = 0;
    setImmediate(() => this.#endTurn());
  }

  firstRequest(): void {
    this.#firstRequests++;
  }

  #endTurn(): void {
    const nowMs = this.#now();
    this.#countTime(nowMs);
    this.#isWatched = this.#wasAccepted;
    this.#wasAccepted = false;
    if (!this.#isWatched) {
      this.#isDraining = false;
      return;
    }
    setImmediate(() => this.#endTurn());
    const isQueue =
      this.#firstRequests >= Math.max(this.#minConnections, this.#accepted / 2) &&
      nowMs - this.#runSinceMs > MIN_QUEUE_AGE_MS;
    if (isQueue && this.#leftMs >= MIN_DRAIN_MS) this.#isDraining = true;
    if (this.#leftMs <= 0) this.#isDraining = false;
  }

  #countTime(nowMs: number): void {
    const elapsedMs = nowMs - this.#countedMs;
    this.#countedMs = nowMs;
    const change = this.#isDraining ? -elapsedMs : elapsedMs * MAX_DRAIN_SHARE;
    this.#leftMs = Math.min(this.#leftMs + change, MAX_DRAIN_MS);
  }

  /** True while requests must be refused in order to empty the queue. */
  get isDraining(): boolean {
    return this.#isDraining;
  }
}
