import type { Wait } from "./turns.js";

/** What a process takes on before it refuses more. */
export interface LoadLimits {
  /** Requests that are being worked on at the same time. */
  readonly maxInFlight: number;
  /** How long a request may have waited for its turn. */
  readonly maxWaitMs: number;
}

/** How often the event loop is looked at. */
const BEAT_MS = 20;

/** A backlog that is younger is a burst that soon passes: no overload. */
const BURST_MS = 200;

/** Requests that wait for a geocoding provider hold memory and a socket, but no more: many of them may wait. */
const WAITING_FOR_EACH_AT_WORK = 20;

/**
 * How busy this process is, and whether it can take one more request.
 *
 * Two limits, as there are two ways to be late. Work in this process makes other requests wait for their turn of the
 * event loop; work that others do for us, as the database does, makes nobody wait but piles up.
 */
export class Load {
  readonly #limits: LoadLimits;
  readonly #now: () => number;
  readonly #beat: NodeJS.Timeout;
  #beatMs: number;
  #inFlight = 0;
  #waiting = 0;
  #shedCount = 0;

  /** @param now Milliseconds of a clock that never goes back. */
  constructor(limits: LoadLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
    this.#beatMs = now();
    this.#beat = setInterval(() => {
      this.#beatMs = now();
    }, BEAT_MS).unref();
  }

  /** How late the event loop is at this moment. */
  get lagMs(): number {
    return Math.max(0, this.#now() - this.#beatMs - BEAT_MS);
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

  /** Whether a request that has waited so long may come in; a refusal is counted. */
  admit({ ownMs, backlogMs }: Wait): boolean {
    const { maxInFlight, maxWaitMs } = this.#limits;
    const atWork = this.#inFlight - this.#waiting;
    const isTooMuch =
      atWork >= maxInFlight ||
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
