import { AcceptQueue } from "./accept-queue.js";
import type { Wait } from "./request-scheduler.js";

/** Bounds past which a process refuses more requests. */
export interface AdmissionLimits {
  /** Requests that are being worked on at the same time, at most; fewer where they would take too long. */
  readonly maxInFlight: number;
  /** How long a request may have waited for its turn. */
  readonly maxWaitMs: number;
}

/** Interval at which the delay of the event loop is measured. */
const BEAT_MS = 20;

/** Beats between two adjustments of the limit of requests at work. */
const BEATS_A_STEP = 5;

/**
 * Target of the average time of a request at work. The slowest of a hundred takes twice as long and stays under
 * 250 ms. A target below the time of a busy database would lower the limit step by step.
 */
const WORK_MS = 90;

/** Smallest limit. So few requests at once are no overload, however slow the database is. */
const LEAST_LIMIT = 16;

/** Age from which a backlog counts as overload; a younger one is a burst. */
const BURST_MS = 150;

/** Requests that may wait for a geocoding provider, for each one at work: they hold memory and a socket only. */
const WAITING_FOR_EACH_AT_WORK = 20;

/**
 * Decides whether this process can take one more request.
 *
 * Requests are late in three ways, and each has a limit:
 * - they wait for the event loop: limited by `maxWaitMs`;
 * - their connections wait to be accepted: see {@link AcceptQueue};
 * - work done elsewhere, as in the database, piles up: limited by the number of requests at work.
 *
 * The last limit follows Little's law: requests at work = requests done a second x seconds at work.
 */
export class AdmissionControl {
  readonly #limits: AdmissionLimits;
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
  constructor(limits: AdmissionLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
    // Half as many callers as may be at work are no crowd, however they connect.
    this.#acceptQueue = new AcceptQueue(limits.maxInFlight / 2, now);
    this.#limit = limits.maxInFlight;
    this.#beatMs = now();
    this.#stepMs = this.#beatMs;
    this.#beat = setInterval(() => {
      this.#beatMs = now();
      if (++this.#beats % BEATS_A_STEP === 0) this.#setLimit();
    }, BEAT_MS).unref();
  }

  /** Sets the limit to the measured capacity if it was reached, else moves it towards the configured maximum. */
  #setLimit(): void {
    const affordable = this.#wasReached
      ? (this.#done / (this.#beatMs - this.#stepMs)) * WORK_MS
      : this.#limits.maxInFlight;
    // Half of the way at each step, since a single measurement may be an outlier.
    const limit = (this.#limit + affordable) / 2;
    this.#limit = Math.min(Math.max(limit, LEAST_LIMIT), this.#limits.maxInFlight);
    this.#stepMs = this.#beatMs;
    this.#done = 0;
    this.#wasReached = false;
  }

  /** Current delay of the event loop. */
  get lagMs(): number {
    return Math.max(0, this.#now() - this.#beatMs - BEAT_MS);
  }

  /** Current limit of requests at work. */
  get limit(): number {
    return this.#limit;
  }

  /** Admitted requests without an answer yet. */
  get inFlight(): number {
    return this.#inFlight;
  }

  /** Requests in flight that wait for a geocoding provider. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Requests refused so far because of overload. */
  get shedCount(): number {
    return this.#shedCount;
  }

  /** Notes that a connection was accepted. */
  accepted(): void {
    this.#acceptQueue.accepted();
  }

  /** Returns whether a request that has waited so long may come in, and counts a refusal. */
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
  async track<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#inFlight++;
    try {
      return await work();
    } finally {
      this.#inFlight--;
      this.#done++;
    }
  }

  /** Counts a tracked request as waiting, not as at work, until this part of its work is done. */
  async whileWaiting<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#waiting++;
    try {
      return await work();
    } finally {
      this.#waiting--;
    }
  }

  /** Stops the measurements. */
  close(): void {
    clearInterval(this.#beat);
  }
}
