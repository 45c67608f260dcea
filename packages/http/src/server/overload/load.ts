import { AcceptQueue } from "./accept-queue.js";
import type { Wait } from "./turns.js";

/** What a process takes on before it refuses more. */
export interface LoadLimits {
  /** Requests that are being worked on at the same time, at most; fewer where they would take too long. */
  readonly maxInFlight: number;
  /** How long a request may have waited for its turn. */
  readonly maxWaitMs: number;
}

/** How often the event loop is looked at. */
const BEAT_MS = 20;

/** How often the limit of requests at work is set anew, in beats. */
const BEATS_A_STEP = 5;

/**
 * How long a request at work should take on average: the slowest of a hundred, twice as slow, stays under 250 ms. A
 * target below the time that a busy database takes by itself would lower the limit step by step.
 */
const WORK_MS = 90;

/** The limit never falls below it: so few requests at once are no overload, however slow the rest of the world is. */
const LEAST_LIMIT = 16;

/** A backlog that is younger is a burst that soon passes: no overload. */
const BURST_MS = 150;

/** Requests that wait for a geocoding provider hold memory and a socket, but no more: many of them may wait. */
const WAITING_FOR_EACH_AT_WORK = 20;

/**
 * How busy this process is, and whether it can take one more request.
 *
 * Three limits, as there are three ways to be late. Work in this process makes other requests wait for their turn of the
 * event loop, and connections to be accepted; work that others do for us, as the database does, makes nobody wait but
 * piles up. How much may be at work follows from how much gets done: by Little's law, requests at work = requests done a
 * second x seconds at work.
 */
export class Load {
  readonly #limits: LoadLimits;
  readonly #now: () => number;
  readonly #acceptQueue: AcceptQueue;
  readonly #beat: NodeJS.Timeout;
  #beatMs: number;
  #beats = 0;
  #limit: number;
  /** Since the limit was last set: when that was, requests done, and whether one was refused because of it. */
  #stepMs: number;
  #done = 0;
  #wasReached = false;
  #inFlight = 0;
  #waiting = 0;
  #shedCount = 0;

  /** @param now Milliseconds of a clock that never goes back. */
  constructor(limits: LoadLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
    // Half as many callers as may be at work are none too many, however they come.
    this.#acceptQueue = new AcceptQueue(limits.maxInFlight / 2, now);
    this.#limit = limits.maxInFlight;
    this.#beatMs = now();
    this.#stepMs = this.#beatMs;
    this.#beat = setInterval(() => {
      this.#beatMs = now();
      if (++this.#beats % BEATS_A_STEP === 0) this.#setLimit();
    }, BEAT_MS).unref();
  }

  /** Where the limit was reached it was what this process can do; where it was not, it may be more. */
  #setLimit(): void {
    const affordable = this.#wasReached
      ? (this.#done / (this.#beatMs - this.#stepMs)) * WORK_MS
      : this.#limits.maxInFlight;
    // Half the way at each step: one of them may have been unlucky.
    const limit = (this.#limit + affordable) / 2;
    this.#limit = Math.min(Math.max(limit, LEAST_LIMIT), this.#limits.maxInFlight);
    this.#stepMs = this.#beatMs;
    this.#done = 0;
    this.#wasReached = false;
  }

  /** How late the event loop is at this moment. */
  get lagMs(): number {
    return Math.max(0, this.#now() - this.#beatMs - BEAT_MS);
  }

  /** How many requests may be at work at the moment. */
  get limit(): number {
    return this.#limit;
  }

  /** Requests that were let in and have no answer yet. */
  get inFlight(): number {
    return this.#inFlight;
  }

  /** Those of them that wait for a geocoding provider. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Requests refused so far because of too much load. */
  get shedCount(): number {
    return this.#shedCount;
  }

  /** Notes that a connection was accepted. */
  accepted(): void {
    this.#acceptQueue.accepted();
  }

  /** Whether a request that has waited so long may come in; a refusal is counted. */
  admit({ ownMs, backlogMs }: Wait): boolean {
    const { maxInFlight, maxWaitMs } = this.#limits;
    const atWork = this.#inFlight - this.#waiting;
    const isFull = atWork >= this.#limit;
    if (isFull) this.#wasReached = true;
    const isTooMuch =
      isFull ||
      this.#acceptQueue.isDraining ||
      this.#inFlight >= maxInFlight * WAITING_FOR_EACH_AT_WORK ||
      (ownMs > maxWaitMs && backlogMs > BURST_MS);
    if (isTooMuch) this.#shedCount++;
    return !isTooMuch;
  }

  /** Counts a request as in flight until its work is done. */
  async carry<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#inFlight++;
    try {
      return await work();
    } finally {
      this.#inFlight--;
      this.#done++;
    }
  }

  /** Counts the request as waiting meanwhile. */
  async wait<Result>(forOthers: () => Promise<Result>): Promise<Result> {
    this.#waiting++;
    try {
      return await forOthers();
    } finally {
      this.#waiting--;
    }
  }

  /** Ends the beat. */
  close(): void {
    clearInterval(this.#beat);
  }
}
